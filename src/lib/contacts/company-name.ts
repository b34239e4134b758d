interface Company {
  name: string;
  inn: string;
}

/** What a company is called: «ИНН 7736050003» while nobody knows its name. */
export function companyName({ name, inn }: Company): string {
  return name.trim() || `ИНН ${inn}`;
}

/** «ООО «Белая линия», ИНН 7707083893»; the ИНН only once where it is the name. */
export function companyWithInn({ name, inn }: Company): string {
  const isNamed = name.replace(/\D/g, '') !== inn || !/^\s*ИНН\s/.test(name);
  return isNamed && name.trim() !== '' ? `${name}, ИНН ${inn}` : companyName({ name: '', inn });
}
