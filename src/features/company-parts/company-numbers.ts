/** «ИНН 7707083893 · КПП 770701001»; an entrepreneur has no КПП. */
export function companyNumbers({ inn, kpp }: { inn: string; kpp: string | null }): string {
  return kpp === null ? `ИНН ${inn}` : `ИНН ${inn} · КПП ${kpp}`;
}
