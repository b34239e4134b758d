import type { Sequence, Step } from '#tools/contract/sequences/sequence.ts';
import { partner } from './company-steps.ts';

const person = { firstName: 'Ирина', lastName: '$word' };
const documents = { ...person, email: 'buh-$unique@example.com', documents: ['Invoice'] };
const address = { city: 'Москва', street: 'ул Чужая $unique', house: '7' };
const employee = { ...person, phone: '$phone' };

/** A record that is created for the sequence, and deleted after it. */
interface Own {
  readonly create: string;
  readonly remove: string;
  /** Name of the id in the path of `remove`. */
  readonly parameter: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const records: readonly Own[] = [
  {
    create: 'createPartnerAddress',
    remove: 'deletePartnerAddress',
    parameter: 'addressID',
    body: address,
  },
  {
    create: 'createPartnerRecipient',
    remove: 'deletePartnerRecipient',
    parameter: 'recipientID',
    body: employee,
  },
  {
    create: 'createPartnerTag',
    remove: 'deletePartnerTag',
    parameter: 'tagID',
    body: { name: 'Чужая $unique' },
  },
  {
    create: 'createFinDocsRecipient',
    remove: 'deleteFinDocsRecipient',
    parameter: 'recipientID',
    body: documents,
  },
  {
    create: 'inviteEmployee',
    remove: 'deleteEmployee',
    parameter: 'employeeID',
    body: employee,
  },
];

const idOf = ({ create, parameter }: Own) => ({ ...partner, [parameter]: `$${create}` });

const asStranger = (
  call: string,
  path: Readonly<Record<string, unknown>> = partner,
  body?: Readonly<Record<string, unknown>>,
): Step => ({
  call,
  does: `${call} as a stranger`,
  as: 'other',
  path,
  ...(body && { body }),
  status: [404],
  rule: 'foreign-data-shown',
});

const rule = { employeeIDs: [], mode: 'Never', quorum: 'Any', selfApproval: true, version: 1 };

/** Nothing of a company can be read or changed by those who do not belong to it. */
export const companyStrangerSequences: readonly Sequence[] = [
  {
    name: 'strangers',
    title: 'A stranger finds nothing of a company',
    as: 'owner',
    given: { partner: 'partner' },
    steps: [
      ...records.map(
        ({ create, body }): Step => ({
          call: create,
          does: create,
          path: partner,
          body,
          save: { [create]: '/id' },
        }),
      ),
      ...[
        'getPartner',
        'listPartnerAddresses',
        'listPartnerRecipients',
        'listPartnerTags',
        'listFinDocsRecipients',
        'listEmployees',
        'listApprovers',
        'listPartnerContracts',
        'getPartnerCalendar',
        'renewCalendarFeed',
        'revokeCalendarFeed',
      ].map((call) => asStranger(call)),
      ...records.flatMap((own) => [
        asStranger(own.create, partner, own.body),
        asStranger(own.remove, idOf(own)),
      ]),
      { ...asStranger('searchEmployees'), query: { query: '$word' } },
      asStranger('changeApprovers', partner, rule),
      asStranger('changeDefaultContract', partner, { contractID: 'k-online' }),
      asStranger('changeEmployee', partner, { ...employee, id: '$inviteEmployee' }),
      asStranger('changeFinDocsRecipient', partner, {
        ...documents,
        id: '$createFinDocsRecipient',
      }),
      asStranger('changePartnerTag', partner, { id: '$createPartnerTag', name: 'Моя $unique' }),
      asStranger('resendInvitation', { ...partner, employeeID: '$inviteEmployee' }),
      asStranger('undoAcceptance', { ...partner, employeeID: '$inviteEmployee' }),
      asStranger('restorePartnerRecord', partner, {
        kind: 'Tag',
        recordID: '$createPartnerTag',
      }),
      ...records.map(
        (own): Step => ({ call: own.remove, does: 'delete it', path: idOf(own), always: true }),
      ),
    ],
  },
];
