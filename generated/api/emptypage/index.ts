export * from './get-static-page.ts';
