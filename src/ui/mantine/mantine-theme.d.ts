import '@mantine/core';

declare module '@mantine/core' {
  interface MantineThemeSizesOverride {
    spacing: Record<'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
    breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
  }
}
