import { useQuery } from '@tanstack/react-query';
import type { Settings } from '#generated/api/model/settings.ts';
import { contactEmail, contactPhone } from '#src/lib/contacts/contacts.ts';
import { settingsQuery } from './settings-query.ts';

/** Phone and e-mail of the deployment; the default ones until its settings are loaded. */
export function useContacts(): Pick<Settings, 'contactPhone' | 'contactEmail'> {
  const { data } = useQuery(settingsQuery());
  return data ?? { contactPhone, contactEmail };
}
