import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { derivedIDs } from './derived-ids.ts';
import type { Kind } from './id-kinds.ts';

/** Where responses contain ids: operation → place (`*` is every element) and kind. */
const sources: Readonly<Record<string, readonly (readonly [place: string, kind: Kind])[]>> = {
  getCategoryTree: [['/items/*/id', 'category']],
  listProducts: [
    ['/items/*/id', 'product'],
    ['/items/*/slug', 'slug'],
    ['/items/*/marketID', 'marketID'],
  ],
  listBrands: [['/items/*/id', 'brand']],
  listPromotions: [['/items/*/id', 'promotion']],
  listOrders: [
    ['/items/*/id', 'order'],
    ['/buyers/*/id', 'buyer'],
  ],
  listPendingOrders: [['/items/*/id', 'order']],
  listCustomers: [['/items/*/id', 'customer']],
  createCustomer: [['/id', 'customer']],
  listCustomerRecipients: [['/items/*/id', 'recipient']],
  createCustomerRecipient: [['/id', 'recipient']],
  listAddresses: [['/items/*/id', 'address']],
  createAddress: [['/id', 'address']],
  listPartners: [['/items/*/id', 'partner']],
  listPartnerAddresses: [['/items/*/id', 'partnerAddress']],
  createPartnerAddress: [['/id', 'partnerAddress']],
  listPartnerContracts: [['/items/*/id', 'contract']],
  listEmployees: [['/items/*/id', 'employee']],
  inviteEmployee: [['/id', 'employee']],
  listInvitations: [['/items/*/id', 'invitation']],
  listFinDocsRecipients: [['/items/*/id', 'finDocsRecipient']],
  createFinDocsRecipient: [['/id', 'finDocsRecipient']],
  listPartnerRecipients: [['/items/*/id', 'partnerRecipient']],
  createPartnerRecipient: [['/id', 'partnerRecipient']],
  listPartnerTags: [['/items/*/id', 'tag']],
  createPartnerTag: [['/id', 'tag']],
  listApprovals: [['/items/*/id', 'approval']],
  listNotifications: [['/items/*/id', 'notification']],
  listTickets: [['/items/*/id', 'ticket']],
  listStaffTickets: [['/items/*/id', 'ticket']],
  listStaffOrders: [['/items/*/id', 'order']],
  listStaffAssignees: [['/items/*/id', 'staffMember']],
  listCatalogImports: [['/items/*/id', 'catalogImport']],
  listModeration: [['/items/*/id', 'review']],
  listOwnPromoCodes: [['/items/*/couponCode', 'coupon']],
  listSessions: [['/items/*/id', 'session']],
  listPushDevices: [['/items/*/id', 'pushDevice']],
  savePushSubscription: [['/items/*/id', 'pushDevice']],
  createProductFeedbackPhoto: [['/photos/*/id', 'feedbackPhoto']],
  shareProducts: [['/id', 'share']],
  importProducts: [['/id', 'import']],
  proceedCart: [['/id', 'checkout']],
  proceedCartToManager: [['/id', 'order']],
  sendOtp: [['/operationToken', 'operationToken']],
  resendOtp: [['/operationToken', 'operationToken']],
  getCheckoutDelivery: [['/methods/*/points/*/id', 'pickupPoint']],
};

/** All ticket operations have the same response. */
const created: readonly (readonly [place: string, kind: Kind])[] = [['/id', 'ticket']];

/** Whether the shop's operations that name ids of a kind are in a contract: others may have like paths. */
export function isNamedIn({ operations }: Contract, kind: Kind): boolean {
  return operations.some(({ id }) => sources[id]?.some(([, one]) => one === kind));
}

/** The places of ids in the responses of an operation, and their kinds. */
export function placesOf(operation: Operation): readonly (readonly [place: string, kind: Kind])[] {
  const { id } = operation;
  const own = sources[id] ?? (/^create\w*Ticket$/.test(id) ? created : undefined);
  return own ?? derivedIDs(operation)?.places ?? [];
}

const learners: readonly string[] = [
  'getCategoryTree',
  'listProducts',
  'listBrands',
  'listPromotions',
  'listCustomers',
  'listCustomerRecipients',
  'listAddresses',
  'listOrders',
  'listPartners',
  'listPartnerAddresses',
  'listPartnerContracts',
  'listEmployees',
  'listInvitations',
  'listFinDocsRecipients',
  'listPartnerRecipients',
  'listPartnerTags',
  'listApprovals',
  'listNotifications',
  'listTickets',
  'listOwnPromoCodes',
  'listSessions',
  'listPushDevices',
];

/** Operations that supply ids for all other checks, each after the ones whose ids it needs. */
export function learnersOf({ operations }: Contract): Operation[] {
  const named = learners.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);
  const depth = ({ path }: Operation) => path.split('{').length;
  const others = operations.filter((operation) => derivedIDs(operation)?.isLearner);
  return [...named, ...others.sort((one, other) => depth(one) - depth(other))];
}

const creators = new Set(['create', 'invite', 'share', 'import', 'proceed', 'send', 'resend']);

/** Whether the operation creates something and changes nothing that exists. */
export function isCreating(operation: Operation): boolean {
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? '';
  return operation.method === 'POST' && (creators.has(verb) || operation.responses.has('201'));
}

/** Kinds of ids in an operation's responses. */
export function kindsOf(operation: Operation): Kind[] {
  return placesOf(operation).map(([, kind]) => kind);
}
