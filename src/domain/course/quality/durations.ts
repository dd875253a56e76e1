// Minutes as texts write them, in any language: "45 min", "1 hour", "1h30", "1 Stunde 30 Minuten", "1,5 h".
const minuteWords = "min|мин|хв|分|分钟|分鐘|분|دقيق|دقائق|דק|นาที|λεπτ|perc|dk|dakika|phút|menit|मिनट|मिनिट";
const hourWords =
  "h|hrs?|hours?|hora|heure|stunden?|std|ora|ore|uur|uren|timm|time|timer|godz|hod|час|год|saat|ώρ|oră|ór|tunti|tuntia|時間|小时|小時|시간|ساع|घंट|घण्ट|שע|ชั่วโมง|giờ|jam";
const anyDuration = new RegExp(
  String.raw`(?<![\d–-]|[\d][.,:])(\d{1,3})(?:[.,](\d{1,2}))?\s{0,3}(?:(${minuteWords})|(?:${hourWords})\p{L}{0,9}\.?(?![\p{L}])(?:\s{0,3}(?:e|et|und|and|y|i|и|та)?\s{0,3}(\d{1,2})(?!\d)\s{0,3}(?:${minuteWords})?)?)`,
  "giu",
);

/** Every duration of a line, in minutes. */
export function minutesIn(line: string): number[] {
  return [...line.normalize("NFKC").matchAll(anyDuration)].map(([, whole, part = "", isMinutes, more = "0"]) => {
    const count = Number(`${whole ?? 0}.${part || 0}`);
    return isMinutes === undefined ? Math.round(count * 60) + Number(more) : count;
  });
}
