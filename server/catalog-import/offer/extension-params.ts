import type { FeedParam } from '#server/catalog-import/feed/feed-items.ts';
import { feedUrl } from '#server/catalog-import/feed/feed-url.ts';
import { Rejection } from '#server/catalog-import/import-notes.ts';
import type { ProductDocumentRecord } from '#server/db/schema/catalog.ts';
import {
  UNAVAILABILITY_REASONS,
  UNAVAILABLE_ACTIONS,
  type UnavailabilityReason,
  type UnavailableAction,
} from '#server/product/stock/availability.ts';

/** What YML has no element for; see FORMAT.md. */
export interface Extension {
  saleForbidden: boolean;
  reason: UnavailabilityReason | null;
  action: UnavailableAction | null;
  isNew: boolean;
  popularity: number;
  /** ISO timestamp or null: the time of the import that brings the product. */
  addedAt: string | null;
  manufacturerCode: string | null;
  documents: ProductDocumentRecord[];
}

type Warn = (topic: string, reason: string) => void;

const PREFIX = 'shop:';
const MAX_POPULARITY = 1_000_000_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Sorts the extension params out of the product's own ones. */
export function splitParams(params: readonly FeedParam[]): {
  own: FeedParam[];
  extension: ReadonlyMap<string, string>;
} {
  const own: FeedParam[] = [];
  const extension = new Map<string, string>();
  for (const param of params) {
    if (param.name.startsWith(PREFIX)) extension.set(param.name.slice(PREFIX.length), param.value);
    else own.push(param);
  }
  return { own, extension };
}

function flag(params: ReadonlyMap<string, string>, name: string): boolean {
  const text = params.get(name) ?? 'false';
  if (text !== 'true' && text !== 'false') {
    throw new Rejection(
      'параметр shop:',
      `${PREFIX}${name} должен быть true или false, а не «${text}»`,
    );
  }
  return text === 'true';
}

function oneOf<T extends string>(
  params: ReadonlyMap<string, string>,
  name: string,
  allowed: readonly T[],
): T | null {
  const text = params.get(name);
  if (text === undefined) return null;
  const found = allowed.find((value) => value === text);
  if (found === undefined) {
    throw new Rejection(
      'параметр shop:',
      `${PREFIX}${name} = «${text}», а может быть ${allowed.join(', ')}`,
    );
  }
  return found;
}

function isoDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text));
}

/** The URL of the certificate's file, empty when there is none to open. */
function certificateUrl(params: ReadonlyMap<string, string>, warn: Warn): string {
  const text = params.get('certificate-url') ?? '';
  const url = feedUrl(text);
  if (text.trim() !== '' && url === null) {
    warn(
      'адрес удостоверения',
      `${PREFIX}certificate-url «${text.slice(0, 40)}» не ссылка: не показан`,
    );
  }
  return url ?? '';
}

function certificate(params: ReadonlyMap<string, string>, warn: Warn): ProductDocumentRecord[] {
  const number = params.get('certificate-number');
  if (number === undefined) return [];
  const validUntil = params.get('certificate-valid-until') ?? null;
  if (validUntil !== null && !isoDate(validUntil)) {
    throw new Rejection('параметр shop:', `дата удостоверения «${validUntil}» не вида гггг-мм-дд`);
  }
  const issued = params.get('certificate-date');
  const from =
    issued !== undefined && isoDate(issued) ? ` от ${issued.split('-').reverse().join('.')}` : '';
  return [
    {
      kind: 'RegistrationCertificate',
      title: `Регистрационное удостоверение № ${number}${from}`,
      number,
      validUntil,
      url: certificateUrl(params, warn),
    },
  ];
}

/**
 * @param warn gets topic and reason of what is left out.
 * @throws Rejection when a value is not one the format allows
 */
export function readExtension(params: ReadonlyMap<string, string>, warn: Warn): Extension {
  const popularity = Number(params.get('popularity') ?? '0');
  if (!Number.isInteger(popularity) || popularity < 0 || popularity > MAX_POPULARITY) {
    throw new Rejection('параметр shop:', `${PREFIX}popularity не целое неотрицательное число`);
  }
  const added = params.get('added') ?? null;
  if (added !== null && !isoDate(added)) {
    throw new Rejection('параметр shop:', `${PREFIX}added = «${added}», а нужна дата гггг-мм-дд`);
  }
  return {
    saleForbidden: flag(params, 'sale-forbidden'),
    reason: oneOf(params, 'unavailability-reason', UNAVAILABILITY_REASONS),
    action: oneOf(params, 'unavailable-action', UNAVAILABLE_ACTIONS),
    isNew: flag(params, 'new'),
    popularity,
    addedAt: added === null ? null : `${added}T09:00:00Z`,
    manufacturerCode: params.get('manufacturer-code') ?? null,
    documents: certificate(params, warn),
  };
}
