import { approvalSequences } from './approval.ts';
import { cartSequences } from './cart.ts';
import { orderSequence } from './checkout-order.ts';
import { unorderedSequences } from './checkout-unordered.ts';
import { choiceSequences } from './choices.ts';
import { companySequences } from './company.ts';
import { companyLeavingSequences } from './company-leaving.ts';
import { companyPeopleSequences } from './company-people.ts';
import { companyRuleSequences } from './company-rules.ts';
import { companyStrangerSequences } from './company-strangers.ts';
import { fileSequences } from './files.ts';
import { invitationSequences } from './invitations.ts';
import { ownRecordSequences } from './own-records.ts';
import { paymentSequences } from './payment.ts';
import { refundSequences } from './refund.ts';
import type { Sequence } from './sequence.ts';
import { supportSequences } from './support.ts';

/** Every sequence, in the order in which they run. */
export const allSequences: readonly Sequence[] = [
  ...refundSequences,
  ...ownRecordSequences,
  ...choiceSequences,
  ...cartSequences,
  orderSequence,
  ...unorderedSequences,
  ...paymentSequences,
  ...companySequences,
  ...companyPeopleSequences,
  ...companyRuleSequences,
  ...companyStrangerSequences,
  ...companyLeavingSequences,
  ...invitationSequences,
  ...approvalSequences,
  ...supportSequences,
  ...fileSequences,
];
