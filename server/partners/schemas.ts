import type { components } from '#generated/server/operations.ts';
import type { partnerContracts, partnerEmployees } from '#server/db/schema/partners.ts';
import type { partners } from '#server/db/schema/shopping.ts';

type Schemas = components['schemas'];

export type ApprovalForecast = Schemas['ApprovalForecast'];
export type ApprovalPerson = Schemas['ApprovalPerson'];
export type ApprovalReason = Schemas['ApprovalReason'];
export type Approvers = Schemas['Approvers'];
export type ChangeApprovers = Schemas['ChangeApprovers'];
export type ChangeEmployee = Schemas['ChangeEmployee'];
export type Contract = Schemas['Contract'];
export type Employee = Schemas['Employee'];
export type FinDocsRecipient = Schemas['FinDocsRecipient'];
export type NewEmployee = Schemas['NewEmployee'];
export type NewFinDocsRecipient = Schemas['NewFinDocsRecipient'];
export type PartnerAction = Schemas['PartnerAction'];
export type PartnerDetails = Schemas['PartnerDetails'];
export type PartnerSuggestion = Schemas['PartnerSuggestion'];
export type PartnerSummary = Schemas['PartnerSummary'];
export type Tag = Schemas['Tag'];

export type ContractRow = typeof partnerContracts.$inferSelect;
export type EmployeeAction = Schemas['EmployeeAction'];
export type EmployeeRow = typeof partnerEmployees.$inferSelect;
export type PartnerRow = typeof partners.$inferSelect;
