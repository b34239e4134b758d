import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type CalendarEntry = Schemas['CalendarEntry'];
export type CalendarFeed = Schemas['CalendarFeed'];

/** An entry without what depends on the day and the viewer. */
export type Ending = Pick<
  CalendarEntry,
  'id' | 'kind' | 'endsOn' | 'title' | 'description' | 'action'
>;
