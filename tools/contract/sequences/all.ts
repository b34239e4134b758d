import { orderSequence } from '#tools/contract/sequences/checkout/checkout-order.ts';
import { unorderedSequences } from '#tools/contract/sequences/checkout/checkout-unordered.ts';
import { paymentSequences } from '#tools/contract/sequences/checkout/payment.ts';
import { companySequences } from '#tools/contract/sequences/company/company.ts';
import { companyLeavingSequences } from '#tools/contract/sequences/company/company-leaving.ts';
import { companyPeopleSequences } from '#tools/contract/sequences/company/company-people.ts';
import { companyRuleSequences } from '#tools/contract/sequences/company/company-rules.ts';
import { companyStrangerSequences } from '#tools/contract/sequences/company/company-strangers.ts';
import { invitationSequences } from '#tools/contract/sequences/company/invitations.ts';
import { approvalSequences } from './approval.ts';
import { cartSequences } from './cart.ts';
import { choiceSequences } from './choices.ts';
import { fileSequences } from './files.ts';
import { ownRecordSequences } from './own-records.ts';
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
