import { setNonce } from 'get-nonce';

/** The nonce of the page's policy, from the tag that the build leaves for it; empty without one. */
export function readNonce(): string {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return tag?.nonce ?? '';
}

/** Lets scroll locks of dialogs write their style under the page's policy. */
export function installNonce(nonce: string): void {
  if (nonce !== '') setNonce(nonce);
}
