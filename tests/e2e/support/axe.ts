import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Accessibility faults of the open page that axe calls serious or critical, one line each. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const reason = failureSummary?.split('\n').slice(1).join(';').trim();
        return `${impact} ${id}: ${help}: ${target.join(' ')}: ${reason}`;
      }),
    );
}
