export * from './get-settings.ts';
