import { newShareNoteMax } from '#generated/api/model/newShare.ts';

/** Maximum length of the note on a shared list, by the contract. */
export const NOTE_LIMIT = newShareNoteMax;
