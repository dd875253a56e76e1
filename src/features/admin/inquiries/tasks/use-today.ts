import { useEffect, useState } from "react";
import { calendarDay } from "../../../../domain/inquiries/due";
import { minuteMs } from "../../../../domain/kernel/durations";

/** The day that it is where one is; it changes at midnight while a page is open. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(calendarDay(new Date())), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
