import ICAL from 'ical.js';

/** An event as an independent parser reads it. */
export interface ParsedEvent {
  uid: string;
  /** `yyyy-mm-dd` of a whole day. */
  start: string;
  end: string;
  isWholeDay: boolean;
  summary: string;
  description: string;
  url: string;
}

/** Parses an iCalendar file with ical.js, which the shop does not use. @throws when it is invalid */
export function parseIcs(text: string): { name: string; events: ParsedEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const read = (component: ICAL.Component, name: string) =>
    component.getFirstPropertyValue(name)?.toString() ?? '';
  return {
    name: read(calendar, 'x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: read(event, 'uid'),
      start: read(event, 'dtstart'),
      end: read(event, 'dtend'),
      isWholeDay: isDate(event.getFirstPropertyValue('dtstart')),
      summary: read(event, 'summary'),
      description: read(event, 'description'),
      url: read(event, 'url'),
    })),
  };
}

function isDate(value: unknown): boolean {
  return value instanceof ICAL.Time && value.isDate;
}
