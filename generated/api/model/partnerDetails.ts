import * as zod from 'zod/mini';
import { Contract } from './contract.ts';
import { DeniedPartnerAction } from './deniedPartnerAction.ts';
import { EDOConnection } from './eDOConnection.ts';
import { Id } from './id.ts';
import { OrdersAccess } from './ordersAccess.ts';
import { PartnerAction } from './partnerAction.ts';
import { PartnerCounts } from './partnerCounts.ts';
import { PartnerRole } from './partnerRole.ts';
import { Phone } from './phone.ts';
import { TradingAccess } from './tradingAccess.ts';

export const partnerDetailsNameMax = 300;

export const partnerDetailsFullNameMax = 500;

export const partnerDetailsInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const partnerDetailsKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const partnerDetailsOgrnRegExp = new RegExp('^(\\d{13}|\\d{15})$');
export const partnerDetailsLegalAddressMax = 500;

export const partnerDetailsDirectorMax = 300;

export const partnerDetailsEmailMax = 254;

export const partnerDetailsAwaitingApprovalCountMin = 0;

export const partnerDetailsOwnersItemMax = 303;

export const partnerDetailsOwnersMax = 100;

export const partnerDetailsAllowedActionsMax = 20;

export const partnerDetailsDeniedActionsMax = 20;

export const partnerDetailsLeaveObstacleMax = 500;



export const PartnerDetails = /*#__PURE__*/ zod.object({
  "id": Id,
  "customerID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerDetailsNameMax)),
  "fullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerDetailsFullNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerDetailsInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerDetailsKppRegExp))),
  "ogrn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerDetailsOgrnRegExp))),
  "legalAddress": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerDetailsLegalAddressMax))),
  "director": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerDetailsDirectorMax))),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerDetailsEmailMax))),
  "role": PartnerRole,
  "ordersAccess": OrdersAccess,
  "tradingAccess": TradingAccess,
  "edo": EDOConnection,
  "awaitingApprovalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerDetailsAwaitingApprovalCountMin)),
  "defaultContract": /*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()]),
  "counts": PartnerCounts,
  "owners": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerDetailsOwnersItemMax))).check(/*#__PURE__*/ zod.maxLength(partnerDetailsOwnersMax)),
  "allowedActions": /*#__PURE__*/ zod.array(PartnerAction).check(/*#__PURE__*/ zod.maxLength(partnerDetailsAllowedActionsMax)),
  "deniedActions": /*#__PURE__*/ zod.array(DeniedPartnerAction).check(/*#__PURE__*/ zod.maxLength(partnerDetailsDeniedActionsMax)),
  "employeeID": /*#__PURE__*/ zod.exactOptional(Id),
  "leaveObstacle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerDetailsLeaveObstacleMax)))
});

export type PartnerDetails = zod.input<typeof PartnerDetails>;
export type PartnerDetailsOutput = zod.output<typeof PartnerDetails>;
