import type { Operation } from './openapi/contract.ts';
import { valuesAt } from './openapi/values-at.ts';
import type { Person } from './suite.ts';

/** What an id names. Ids of different kinds are never tried in each other's place. */
export type Kind =
  | 'category'
  | 'product'
  | 'slug'
  | 'marketID'
  | 'brand'
  | 'promotion'
  | 'pickupPoint'
  | 'page'
  | 'order'
  | 'checkout'
  | 'approval'
  | 'customer'
  | 'recipient'
  | 'address'
  | 'partner'
  | 'partnerAddress'
  | 'partnerRecipient'
  | 'finDocsRecipient'
  | 'employee'
  | 'contract'
  | 'tag'
  | 'notification'
  | 'ticket'
  | 'share'
  | 'import'
  | 'coupon'
  | 'operationToken';

/** Kinds that belong to somebody: another person must not see them. */
export const personalKinds: ReadonlySet<Kind> = new Set<Kind>([
  'order',
  'checkout',
  'approval',
  'customer',
  'address',
  'partner',
  'notification',
  'ticket',
  'import',
]);

/** The kind of a path parameter, by the part of the path it stands in; the first that fits. */
const pathKinds: readonly (readonly [RegExp, Kind])[] = [
  [/\/product\/categories\/\{id\}/, 'category'],
  [/\/bySlug\/\{slug\}/, 'slug'],
  [/\/idByMarket\/\{id\}/, 'marketID'],
  [/\/product\/\{id\}/, 'product'],
  [/\/promotions\/\{id\}/, 'promotion'],
  [/\/checkout\/\{id\}/, 'checkout'],
  [/\/approval\/\{id\}/, 'approval'],
  [/\/partners\/\{id\}\/addresses\/\{addressID\}/, 'partnerAddress'],
  [/\/partners\/\{id\}\/recipients\/\{recipientID\}/, 'partnerRecipient'],
  [/\/partners\/\{id\}\/finDocsRecipients\/\{recipientID\}/, 'finDocsRecipient'],
  [/\/partners\/\{id\}\/tags\/\{tagID\}/, 'tag'],
  [/\/partners\/\{id\}/, 'partner'],
  [/\/share\/products\/\{id\}/, 'share'],
  [/\/order\/\{id\}/, 'order'],
  [/\/customers\/\{id\}/, 'customer'],
  [/\/user\/addresses\/\{id\}/, 'address'],
  [/\/emptypage\/\{id\}/, 'page'],
  [/\/received\/\{id\}/, 'notification'],
  [/\/tickets\/\{id\}/, 'ticket'],
];

/** The kind of a field of a body or of the query, by its name. */
const fieldKinds: Readonly<Record<string, Kind>> = {
  productID: 'product',
  productIDs: 'product',
  categoryID: 'category',
  brandIDs: 'brand',
  promotionID: 'promotion',
  customerID: 'customer',
  customerIDs: 'customer',
  addressID: 'address',
  pickupPointID: 'pickupPoint',
  contractID: 'contract',
  tagIDs: 'tag',
  partnerID: 'partner',
  orderID: 'order',
  checkoutID: 'checkout',
  recipientID: 'recipient',
  employeeIDs: 'employee',
  importID: 'import',
  couponCode: 'coupon',
  operationToken: 'operationToken',
};

/** Names that mean different things in different operations: `id`, `ids`. */
const ownFieldKinds: Readonly<Record<string, Kind>> = {
  'listProducts ids': 'product',
  'getProductFilters ids': 'product',
  'listPromotions ids': 'promotion',
  'changeEmployee id': 'employee',
  'changeFinDocsRecipient id': 'finDocsRecipient',
  'changePartnerTag id': 'tag',
};

export function kindOfParameter(operation: Operation, name: string): Kind | null {
  const part = operation.path.slice(0, operation.path.indexOf(`{${name}}`) + name.length + 2);
  return pathKinds.find(([pattern]) => new RegExp(`${pattern.source}$`).test(part))?.[1] ?? null;
}

export function kindOfField(operation: Operation, name: string): Kind | null {
  return ownFieldKinds[`${operation.id} ${name}`] ?? fieldKinds[name] ?? null;
}

/** Where ids stand in answers: operation → place (`*` is every element) and kind. */
const sources: Readonly<Record<string, readonly (readonly [place: string, kind: Kind])[]>> = {
  getCategoryTree: [['/items/*/id', 'category']],
  listProducts: [
    ['/items/*/id', 'product'],
    ['/items/*/slug', 'slug'],
    ['/items/*/marketID', 'marketID'],
  ],
  listBrands: [['/items/*/id', 'brand']],
  listPromotions: [['/items/*/id', 'promotion']],
  listOrders: [['/items/*/id', 'order']],
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
  listFinDocsRecipients: [['/items/*/id', 'finDocsRecipient']],
  createFinDocsRecipient: [['/id', 'finDocsRecipient']],
  listPartnerRecipients: [['/items/*/id', 'partnerRecipient']],
  createPartnerRecipient: [['/id', 'partnerRecipient']],
  listPartnerTags: [['/items/*/id', 'tag']],
  createPartnerTag: [['/id', 'tag']],
  listApprovals: [['/items/*/id', 'approval']],
  listNotifications: [['/items/*/id', 'notification']],
  listTickets: [['/items/*/id', 'ticket']],
  listOwnPromoCodes: [['/items/*/couponCode', 'coupon']],
  shareProducts: [['/id', 'share']],
  importProducts: [['/id', 'import']],
  proceedCart: [['/id', 'checkout']],
  proceedCartToManager: [['/id', 'order']],
  sendOtp: [['/operationToken', 'operationToken']],
  resendOtp: [['/operationToken', 'operationToken']],
  getCheckoutDelivery: [['/methods/*/points/*/id', 'pickupPoint']],
};

/** All requests to the support are answered alike. */
const created: readonly (readonly [place: string, kind: Kind])[] = [['/id', 'ticket']];

function placesOf(operationId: string): readonly (readonly [place: string, kind: Kind])[] {
  return sources[operationId] ?? (/^create\w*Ticket$/.test(operationId) ? created : []);
}

/** Operations that are asked for ids before anything else, in an order in which each has its own. */
export const learners: readonly string[] = [
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
  'listFinDocsRecipients',
  'listPartnerRecipients',
  'listPartnerTags',
  'listApprovals',
  'listNotifications',
  'listTickets',
  'listOwnPromoCodes',
];

/** Pages of the shop that the specification names; no call lists them. */
const pages = ['delivery', 'contacts', 'warranty', 'publicOffer', 'howToOrder', 'buyLikeLegal'];
/** More would only make the choice slower. */
const keptIDs = 60;

const creators = new Set(['create', 'invite', 'share', 'import', 'proceed', 'send', 'resend']);

/** Whether the operation makes something new and touches nothing that was there. */
export function isCreating(operation: Operation): boolean {
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? '';
  return operation.method === 'POST' && (creators.has(verb) || operation.responses.has('201'));
}

type Path = Readonly<Record<string, string>>;

/** Ids that were met on the way, by kind and person. */
export class KnownIDs {
  readonly #ids = new Map<string, Set<string>>();
  readonly #own = new Set<string>();
  /** The address under which something was listed or made: what it belongs to. */
  readonly #parents = new Map<string, Path>();
  /** How much is known to belong to something; what has most is asked for first. */
  readonly #weights = new Map<string, number>();

  constructor() {
    this.#ids.set('page everybody', new Set(pages));
  }

  /** Notes the ids of a successful answer. */
  learn(operation: Operation, person: Person, json: unknown, path: Path = {}): void {
    for (const [place, kind] of placesOf(operation.id)) {
      for (const value of valuesAt(json, place)) {
        if (typeof value !== 'string') continue;
        this.add(kind, operation.security === 'none' ? 'main' : person, value);
        if (isCreating(operation)) this.#own.add(`${kind} ${value}`);
        if (!this.#parents.has(`${kind} ${value}`)) this.#weigh(path);
        this.#parents.set(`${kind} ${value}`, path);
      }
    }
  }

  add(kind: Kind, person: Person, id: string): void {
    const key = `${kind} ${personalOwner(kind, person)}`;
    const set = this.#ids.get(key) ?? new Set();
    if (set.size < keptIDs) set.add(id);
    this.#ids.set(key, set);
  }

  /** Forgets what the last part of an address names: it is gone. */
  forgetLast(operation: Operation, path: Path): void {
    const [name, id] = Object.entries(path).at(-1) ?? [];
    const kind = name === undefined ? null : kindOfParameter(operation, name);
    if (kind === null || id === undefined) return;
    for (const [key, ids] of this.#ids) if (key.startsWith(`${kind} `)) ids.delete(id);
  }

  /** Ids of a kind that the person may use: first what has most, then as they were met. */
  of(kind: Kind, person: Person): readonly string[] {
    const ids = [...(this.#ids.get(`${kind} ${personalOwner(kind, person)}`) ?? [])];
    const weight = (id: string) => this.#weights.get(id) ?? 0;
    return ids.sort((one, other) => weight(other) - weight(one));
  }

  /** The rest of the address of something that belongs to something else. */
  parentOf(kind: Kind, id: string): Path {
    return this.#parents.get(`${kind} ${id}`) ?? {};
  }

  #weigh(path: Path): void {
    for (const id of Object.values(path)) this.#weights.set(id, (this.#weights.get(id) ?? 0) + 1);
  }

  /** Whether this run has created it. */
  isOwn(kind: Kind, id: string): boolean {
    return this.#own.has(`${kind} ${id}`);
  }
}

const publicKinds: ReadonlySet<Kind> = new Set<Kind>([
  'category',
  'product',
  'slug',
  'marketID',
  'brand',
  'promotion',
  'pickupPoint',
  'page',
  'share',
]);

function personalOwner(kind: Kind, person: Person): string {
  return publicKinds.has(kind) ? 'everybody' : person;
}

/** Kinds of ids that an operation's answers give. */
export function kindsOf(operationId: string): Kind[] {
  return placesOf(operationId).map(([, kind]) => kind);
}
