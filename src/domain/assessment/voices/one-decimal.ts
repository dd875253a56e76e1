export function onOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
