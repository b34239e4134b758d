import { CookieChoice } from '#src/features/account-parts/CookieChoice.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';

/** The consent to cookies of this browser. */
export function CookiesSection() {
  return (
    <Section id="cookies" title="Файлы cookie">
      <CookieChoice />
    </Section>
  );
}
