import { MantineProvider } from '@mantine/core';
import { getNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import './mantine.css';
import { theme } from './theme.ts';

const ignore = () => {};
/** The page applies the color scheme itself (`color-scheme.ts`). */
const noManager = {
  get: () => 'auto' as const,
  set: ignore,
  subscribe: ignore,
  unsubscribe: ignore,
  clear: ignore,
};
const noRoot = () => undefined;
const nonce = () => getNonce() ?? '';

/**
 * The provider that Mantine's components need. Public pages do not use it, so that visitors do not
 * load Mantine: dialogs, toasts and the pages behind the sign-in do.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={noManager}
      getRootElement={noRoot}
      getStyleNonce={nonce}
      withStaticClasses={false}
      // Both are in Mantine's style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
