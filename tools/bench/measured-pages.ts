import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
  demoOwner,
} from '#demo/people.ts';
import { infoPath } from '#src/lib/pages/info-pages.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { ShopClient } from '#tests/e2e/support/users/shop-client.ts';
import { States } from '#tests/e2e/support/users/states.ts';
import { signInOnce } from './shop.ts';

/** A page that is opened and measured. */
export interface MeasuredPage {
  name: string;
  url: string;
  /** Who is signed in; null is a visitor. */
  person: DemoPerson | null;
}

/**
 * Public pages.
 * @param url origin of the shop
 * @param slug of a product
 */
export function publicPages(url: string, slug: string): MeasuredPage[] {
  const paths = [
    ['home', '/'],
    ['list', '/products'],
    ['product', `/products/${slug}`],
    ['brands', '/brands'],
    ['promotions', '/promotions'],
    ['information', infoPath('delivery')],
  ] as const;
  return paths.map(([name, path]) => ({ name, url: url + path, person: null }));
}

/**
 * Pages behind sign-in, each with something on it: what they show is made first.
 * @param url origin of the shop
 * @param executablePath of the browser that signs in
 */
export async function signedInPages(url: string, executablePath: string): Promise<MeasuredPage[]> {
  const statesOf = async (person: DemoPerson) =>
    new States(new ShopClient(url, await signInOnce(url, executablePath, person)));
  const individual = await statesOf(demoIndividual);
  const order = await individual.placedOrder();
  await individual.writtenTicket();
  // The cart of the checkout stays.
  const checkout = await individual.begunCheckout();
  await sendForApproval(await statesOf(demoEmployee));
  const company = `/profile/companies/${demoCompany.id}`;
  const paths: [name: string, path: string, person: DemoPerson][] = [
    ['cart', '/cart', demoIndividual],
    ['checkout', `/order/${checkout}`, demoIndividual],
    ['order', `/order/${order}`, demoIndividual],
    ['orders', '/profile/orders', demoIndividual],
    ['support', '/profile/support', demoIndividual],
    ['profile', '/profile', demoIndividual],
    ['company', company, demoOwner],
    ['employees', `${company}/employees`, demoOwner],
    ['approvals', `${company}/approval`, demoApprover],
  ];
  return paths.map(([name, path, person]) => ({
    name: `${name}, signed in`,
    url: url + path,
    person,
  }));
}
