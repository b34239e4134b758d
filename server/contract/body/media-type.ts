export interface MediaType {
  /** Lower case, without parameters: `application/json`. */
  readonly essence: string;
  readonly charset: string | null;
}

/** Parses a `Content-Type`; null when it is absent or no media type. */
export function parseMediaType(header: string | undefined): MediaType | null {
  const [essence = '', ...parameters] = (header ?? '').split(';');
  const name = essence.trim().toLowerCase();
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(name)) return null;
  const charset = parameters.find((text) => /^\s*charset\s*=/i.test(text));
  return {
    essence: name,
    charset:
      charset === undefined
        ? null
        : charset
            .replace(/^[^=]*=/, '')
            .replace(/["\s]/g, '')
            .toLowerCase(),
  };
}

/** True when an `Accept` header accepts at least one of the types. */
export function isAcceptable(accept: string | undefined, types: Iterable<string>): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const offered = [...types];
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))) return false;
    if (name === '*/*' || name === '*') return true;
    return offered.some((type) =>
      name.endsWith('/*') ? type.startsWith(name.slice(0, -1)) : type === name,
    );
  });
}
