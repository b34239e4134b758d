export * from './search-catalog.ts';
export * from './search-partners.ts';
export * from './search-addresses.ts';
