/** An event that lasts one whole day. */
export interface IcsEvent {
  /** Stable and globally unique. */
  uid: string;
  /** `yyyy-mm-dd`. */
  day: string;
  summary: string;
  description: string;
  url: string;
}

interface IcsCalendar {
  name: string;
  /** When the calendar was written. */
  at: Date;
  events: readonly IcsEvent[];
}

/** RFC 5545, 3.1: at most 75 bytes per line without the line break. */
const LINE_BYTES = 75;
const DAY_MS = 86_400_000;

/** RFC 5545, 3.3.11: the value of a text property. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Folds a line after 75 bytes, between characters: a Cyrillic letter has two bytes. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function dayValue(day: string): string {
  return day.replaceAll('-', '');
}

function nextDayValue(day: string): string {
  return dayValue(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));
}

/** `20260314T080000Z` */
function momentValue(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

function eventLines({ uid, day, summary, description, url }: IcsEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayValue(day)}`,
    `DTEND;VALUE=DATE:${nextDayValue(day)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * A calendar of whole days (RFC 5545), for Moscow: a day without a time is the same day in every
 * time zone.
 */
export function writeIcs({ name, at, events }: IcsCalendar): string {
  const stamp = momentValue(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dental shop//Company calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Moscow',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
