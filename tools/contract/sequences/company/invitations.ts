import type { Sequence, Step } from '#tools/contract/sequences/sequence.ts';
import { partner } from './company-steps.ts';

const given = { partner: 'partner' } as const;
const state = { rule: 'state-ignored' } as const;
const foreign = { status: [404], rule: 'foreign-data-shown' } as const;

const employee = { firstName: 'Анна', lastName: 'Белова', phone: '$invitedPhone' };
const place = { id: '$partner', employeeID: '$employee' };

/** Finds the invitation among those of the person whose phone was invited. */
const findInvitation: Step = {
  call: 'listInvitations',
  does: 'find the invitation as the invited one',
  as: 'main',
  pick: { list: '/items', save: { invitation: '/id' } },
};

const respond = (call: string, does: string, expected: Partial<Step> = {}): Step => ({
  call,
  does,
  as: 'main',
  path: { id: '$invitation' },
  body: {},
  ...expected,
});

/** Only the invited person responds to an invitation, and what was accepted is undone. */
export const invitationSequences: readonly Sequence[] = [
  {
    name: 'invitations',
    title: 'An invitation is accepted by an explicit call, undone, sent again and declined',
    as: 'owner',
    given,
    steps: [
      {
        call: 'getProfile',
        does: 'learn the phone to invite',
        as: 'main',
        save: { invitedPhone: '/user/phone' },
      },
      {
        call: 'inviteEmployee',
        does: 'invite it',
        path: partner,
        body: employee,
        save: { employee: '/id' },
        endsOn: [400, 409],
      },
      {
        call: 'getPartner',
        does: 'read the company before accepting',
        as: 'main',
        path: partner,
        ...foreign,
      },
      findInvitation,
      respond('acceptInvitation', 'accept it as a stranger', { as: 'other', ...foreign }),
      respond('declineInvitation', 'decline it as a stranger', { as: 'other', ...foreign }),
      respond('acceptInvitation', 'accept it', {
        same: { '/partnerID': '$partner' },
        sameRule: 'created-unlike-sent',
      }),
      { call: 'getPartner', does: 'read the company', as: 'main', path: partner },
      {
        call: 'resendInvitation',
        does: 'invite who has joined',
        path: place,
        status: [409],
        reason: 'NotInvited',
        ...state,
      },
      {
        call: 'undoAcceptance',
        does: 'undo it as the invited one',
        as: 'main',
        path: place,
        status: [403],
        reason: 'NotAllowed',
        ...state,
      },
      {
        call: 'undoAcceptance',
        does: 'undo it',
        path: place,
        same: { '/state': 'Invited' },
        sameRule: 'change-lost',
      },
      {
        call: 'getPartner',
        does: 'read the company after that',
        as: 'main',
        path: partner,
        ...foreign,
      },
      respond('acceptInvitation', 'accept it once more', {
        status: [409],
        reason: 'InvitationClosed',
        ...state,
      }),
      {
        call: 'undoAcceptance',
        does: 'undo it twice',
        path: place,
        status: [409],
        reason: 'NotAccepted',
        ...state,
      },
      { call: 'resendInvitation', does: 'invite again', path: place },
      findInvitation,
      respond('declineInvitation', 'decline it'),
      respond('acceptInvitation', 'accept what was declined', {
        status: [409],
        reason: 'InvitationClosed',
        ...state,
      }),
      // The next run invites the same person.
      {
        call: 'deleteEmployee',
        does: 'remove who was invited',
        path: place,
        status: [204, 404],
        always: true,
      },
    ],
  },
];
