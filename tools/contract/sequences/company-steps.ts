import type { Step } from './sequence.ts';

/** Where a company's records are. */
export const partner = { id: '$partner' };

/** What was sent, as places of the answer. */
export const sent = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [`/${name}`, value]));

/** Listed as a stranger: the company is none of theirs. */
export const hidden = (call: string): Step => ({
  call,
  does: 'ask as a stranger',
  as: 'other',
  path: partner,
  status: [404],
  rule: 'foreign-data-shown',
});
