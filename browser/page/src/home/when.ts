const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long ago something was, in words: “5 minutes ago”, “yesterday”; after a week the day itself. */
export function ago(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE) return "just now";
  if (passed < 60 * MINUTE) return counted(passed / MINUTE, "minute");
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days <= 0) return counted(passed / (60 * MINUTE), "hour");
  if (days === 1) return "yesterday";
  if (days < 7) return counted(days, "day");
  return new Date(then).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
}

function counted(number: number, unit: string): string {
  const whole = Math.floor(number);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
