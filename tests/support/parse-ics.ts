import { createRequire } from 'node:module';

interface Component {
  name: string;
  getAllSubcomponents(name: string): Component[];
  getFirstPropertyValue(name: string): { toString(): string; isDate?: boolean } | null;
}

interface IcalLibrary {
  parse(text: string): unknown;
  Component: new (parsed: unknown) => Component;
}

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

const { parse, Component }: IcalLibrary = createRequire(import.meta.url)('ical.js');

/** Parses an iCalendar file with ical.js, which the shop does not use. @throws when it is invalid */
export function parseIcs(text: string): { name: string; events: ParsedEvent[] } {
  const calendar = new Component(parse(text));
  const read = (component: Component, name: string) =>
    component.getFirstPropertyValue(name)?.toString() ?? '';
  return {
    name: read(calendar, 'x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: read(event, 'uid'),
      start: read(event, 'dtstart'),
      end: read(event, 'dtend'),
      isWholeDay: event.getFirstPropertyValue('dtstart')?.isDate === true,
      summary: read(event, 'summary'),
      description: read(event, 'description'),
      url: read(event, 'url'),
    })),
  };
}
