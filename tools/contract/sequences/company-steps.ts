import type { Step } from './sequence.ts';

/** Where a company's records are. */
export const partner = { id: '$partner' };

/** The values that were sent, as places of the response. */
export const sent = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [`/${name}`, value]));

/** A list requested as a stranger, who does not belong to the company. */
export const hidden = (call: string): Step => ({
  call,
  does: 'read as a stranger',
  as: 'other',
  path: partner,
  status: [404],
  rule: 'foreign-data-shown',
});
