import type { Step } from '#tools/contract/sequences/sequence.ts';

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

/** Where `listApprovers` has the rule of approval. */
export const savedRule = {
  approvers: '/items',
  mode: '/mode',
  amountFrom: '/amountFrom',
  quorum: '/quorum',
  selfApproval: '/selfApproval',
  version: '/version',
};

/** The rule as it was read, with changes. */
export function ruleWith(change: Readonly<Record<string, unknown>>) {
  return ({
    approvers,
    mode,
    amountFrom,
    quorum,
    selfApproval,
    version,
  }: Readonly<Record<string, unknown>>) => ({
    employeeIDs: (Array.isArray(approvers) ? approvers : []).map(({ employeeID }) => employeeID),
    mode,
    amountFrom,
    quorum,
    selfApproval,
    version,
    ...change,
  });
}
