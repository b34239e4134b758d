import { setNonce } from 'get-nonce';

/** Lets dialogs write their styles under the page's policy, whose nonce the build leaves in a tag. */
export function installNonce(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (tag?.nonce) setNonce(tag.nonce);
}
