import * as zod from 'zod/mini';

export const PartnerAction = /*#__PURE__*/ zod.enum(['ManageAddresses', 'ManageApprovers', 'ManageEmployees', 'ManageFinDocsRecipients', 'ManageRecipients', 'ManageTags', 'ChangeDefaultContract', 'RequestOrdersAccess', 'RequestTradingAccess', 'ConnectEDO']);

export type PartnerAction = zod.input<typeof PartnerAction>;
export type PartnerActionOutput = zod.output<typeof PartnerAction>;
