/** The same value with each of its texts changed, however deep it stands. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return mapped(value, change) as Value;
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, change));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, change)]));
}
