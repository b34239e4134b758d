import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createColorSchemeManager } from './color-scheme.ts';
import { theme } from './theme.ts';

interface ProvidersProps {
  queryClient: QueryClient;
  /** Nonce of the page's policy; empty without one. */
  nonce: string;
  children: ReactNode;
}

const colorSchemeManager = createColorSchemeManager();

/** What every component may count on: the cache and the look. */
export function Providers({ queryClient, nonce, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
        withStaticClasses={false}
        // Both are in the style sheet.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
