import { setNonce } from 'get-nonce';

/** Lets dialogs insert their styles under the page's CSP, whose nonce the build stores in a tag. */
export function installNonce(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (tag?.nonce) setNonce(tag.nonce);
}
