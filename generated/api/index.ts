export * from './settings/settings.ts';
