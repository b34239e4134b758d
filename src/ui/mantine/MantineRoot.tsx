import { MantineProvider } from '@mantine/core';
import { getNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import './mantine.css';
import { theme } from './theme.ts';

const ignore = () => {};
/** The page itself shows the scheme (`color-scheme.ts`). */
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
 * What components of the library need around them. Public pages are made without it, so that no
 * visitor loads it for reading: dialogs, toasts and the pages behind the sign-in bring it along.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={noManager}
      getRootElement={noRoot}
      getStyleNonce={nonce}
      withStaticClasses={false}
      // Both are in the library's style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
