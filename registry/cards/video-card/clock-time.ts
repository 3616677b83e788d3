const MINUTE = 60;
const HOUR = 3600;

/** Formats a length in seconds as players write it, in every language: 3:42, or 1:12:05. */
export function formatClockTime(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const small = [hours > 0 ? twoDigits(minutes) : String(minutes), twoDigits(seconds % MINUTE)];
  return [...(hours > 0 ? [String(hours)] : []), ...small].join(':');
}

/** Formats a length in seconds for programs, as an ISO 8601 duration. */
export function formatIsoDuration(seconds: number): string {
  return `PT${seconds}S`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
