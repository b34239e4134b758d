import type { Shown } from './seen.ts';

/** A rule or a constant of the specification in one sentence, and the test that shows it. */
export interface Rule extends Shown {
  section: string;
  says: string;
}

function rule(section: string, says: string, file: string, title: string): Rule {
  return { section, says, file, title };
}

const frame = 'tests/e2e/site/specified-frame.spec.ts';
const constants = 'tests/e2e/site/specified-constants.spec.ts';
const validation = 'src/lib/validation.test.ts';
const session = 'src/auth/session/session-controller.test.ts';
const widget = 'tests/e2e/catalog/recommendations.spec.ts';
const http = 'src/api/http.test.ts';
const parties = 'tests/e2e/site/third-parties.spec.ts';

/** What the specification says beyond names and texts, in its order. */
export const rules: readonly Rule[] = [
  rule(
    '1',
    'prices are stored in kopecks and shown in rubles',
    'src/lib/numbers/money.test.ts',
    'formatMoney › omits zero kopecks',
  ),
  rule(
    '1',
    'a cart is imported from a file',
    'tests/e2e/cart/buying-import.spec.ts',
    'import: a wrong quantity is fixed in its row and not added until then',
  ),
  rule(
    '1',
    'a visitor who needs an account is prompted to sign in, and goes on afterwards',
    'tests/e2e/cart/buying-share.spec.ts',
    'shared cart: is added to the existing cart of a recipient who signs in first',
  ),
  rule(
    '2',
    'the cart tab is highlighted with products, but not on the cart page',
    frame,
    'on a phone › of a user › tab bar: highlights a cart with products, but not on its own page',
  ),
  rule(
    '2',
    'the tabs of cart and profile open the account menu of a visitor',
    frame,
    'on a phone › tab bar: has four tabs; cart and profile open the account menu of a visitor',
  ),
  rule(
    '2',
    'favorites and cart are links only when signed in',
    frame,
    'top bar: favorites and cart are links only for a user; the phone number says that it is free',
  ),
  rule(
    '2',
    'the app banner shows on phones with Android until it is dismissed',
    frame,
    'on a phone › with Android › app banner: leads to the app until it is dismissed for the session',
  ),
  rule(
    '2',
    'the app banner shows in browsers of iOS other than Safari',
    'src/shell/footer/mobile-app.test.ts',
    'offeredPlatform › returns for %s: %s',
  ),
  rule(
    '2',
    'the footer has documents, links, contacts and the year',
    frame,
    'footer: has the links of its documents, contacts, the year, and trading organizations only after sign-in',
  ),
  rule(
    '2',
    'the subscription has a button that is disabled',
    'tests/e2e/screens/validation-texts.spec.ts',
    'of quantities › validation texts: an empty quantity becomes 1 in the cart, and nobody can subscribe yet',
  ),
  rule(
    '2',
    '«Покупай как юрлицо» shows only for a profile without partners',
    'tests/e2e/catalog/home.spec.ts',
    'user with a company › home: does not offer to buy as a company',
  ),
  rule(
    '2',
    'a page that does not exist says so and links home',
    'tests/e2e/failures/errors.spec.ts',
    'missing page › says so and links home',
  ),
  rule(
    '2',
    'a static page has no frame with view=min',
    frame,
    'static page: shows no frame when the query has view=min',
  ),
  rule(
    '2',
    'a protected page signs in and returns to the same address',
    'tests/e2e/account/sign-in.spec.ts',
    'protected page: redirects to the login and back to the same URL',
  ),
  rule(
    '2',
    'there is a test page of the search booster',
    widget,
    'the search widget at … px › changes cart and comparison, opens products, logs unknown messages',
  ),
  rule(
    '2',
    'an image that fails to load leaves a placeholder',
    frame,
    'images that fail to load › images: a failed one leaves a placeholder of the same size',
  ),
  rule(
    '2',
    'a banner whose image fails is the default banner',
    'tests/e2e/catalog/home.spec.ts',
    'failed banner images › banners: a failed image leaves the default banner with its text',
  ),
  rule(
    '2',
    'a product opens by its id as well',
    'tests/e2e/catalog/product.spec.ts',
    'product: a URL with its id leads to the one with its name',
  ),
  rule(
    '2',
    'a list of products is titled by its source',
    'src/features/catalog/list/query/list-title.test.ts',
    'list title › is the source',
  ),
  rule(
    '2',
    'the storage of the browser is checked before a sign-in',
    'tests/e2e/account/sign-in.spec.ts',
    'a browser that stores nothing › sign-in: says what to allow, and goes on once it is allowed',
  ),
  rule(
    '2',
    'a captcha is passed by a visitor before something of theirs is stored',
    parties,
    'captcha › a visitor passes it to share a product, and one who closes it may repeat it',
  ),
  rule(
    '2',
    'the footer frames the rating of a service of maps, when the settings name one',
    parties,
    'rating widget: is framed in the footer of who has agreed, and of nobody else',
  ),
  rule(
    '2',
    'other services open in new tabs, and recommendations link to how they work',
    frame,
    'settings: other services open in new tabs, and recommendations link to how they work',
  ),
  rule(
    '3',
    'cookies and session values stay or are cleared on logout as the table says',
    'src/browser/storage/storage.test.ts',
    'clearStoredOnLogout › clears the values of the user and keeps those of the browser',
  ),
  rule(
    '3',
    'analytics gets list, position and coupon of a list item, market id, name, price, discount, category and quantity of a product',
    parties,
    'third parties of a buyer › analytics: gets a purchase step by step, with the fields of the specification and nothing else',
  ),
  rule(
    '3',
    'the cookie of analytics has id, name, price, quantity, position, list and category',
    'src/app/third-parties/events/cart/cart-records.test.ts',
    'records of the cart › have the fields of the specification',
  ),
  rule(
    '4',
    'the session is renewed every 300 seconds',
    session,
    'renewal schedule › renews every 300 seconds a token with a longer lifetime',
  ),
  rule(
    '4',
    'the session is renewed on focus',
    session,
    'renewal schedule › renews on focus only a token that expires within a minute',
  ),
  rule(
    '4',
    'a change in another tab changes the session here',
    session,
    'other tabs › share a renewal or a sign-in with this tab',
  ),
  rule(
    '4',
    'a sign-out signs out all tabs and clears the storage',
    'tests/e2e/account/sign-in.spec.ts',
    'sign-out: signs out all tabs and clears the session storage',
  ),
  rule('4', 'a session error signs out', session, 'responses that end the session › include %s'),
  rule(
    '4',
    'a 401 while signed in signs out',
    'tests/e2e/failures/errors.spec.ts',
    'failed mutation › rejected once more with a renewed session signs out',
  ),
  rule(
    '4',
    'the route loader stays for 500 ms and is not shown for a shallow change',
    constants,
    'of a user › route loader: stays for 500 ms, and none shows for a change of the query',
  ),
  rule(
    '4',
    'the marker of an attempt to sign in lives 60 seconds',
    'src/auth/redirect/markers.test.ts',
    'login attempt › is fresh for 60 seconds, across page loads',
  ),
  rule(
    '4',
    'consent to cookies is stored, closing hides the notice for the session',
    frame,
    'cookie notice: «Хорошо» is stored for good, closing only for the session',
  ),
  rule(
    '4',
    'a refund needs the code of an SMS; a wrong one is no failure',
    'tests/e2e/orders/buying-refund.spec.ts',
    'refund: requires the code; a wrong one loses no input',
  ),
  rule(
    '4',
    'the cart is replaced by the response of its change',
    'src/features/cart-parts/change/cart-change.test.ts',
    'cart changes › never shows an old quantity after a slow response',
  ),
  rule(
    '4',
    'an order takes the steps of the table and no other',
    'server/order/transitions.test.ts',
    'canBecome › lets an order take every step in sequence and no other',
  ),
  rule(
    '4',
    'an added quantity triggers the goal of the cart',
    parties,
    'third parties of a buyer › analytics: gets a purchase step by step, with the fields of the specification and nothing else',
  ),
  rule(
    '5',
    'required: undefined and blank are rejected',
    validation,
    'required › rejects missing and blank values',
  ),
  rule(
    '5',
    'lengths count trimmed characters, with Russian plurals',
    validation,
    'lengths › count trimmed characters and use the plural form of the noun',
  ),
  rule('5', 'an e-mail must look like one', validation, 'email › rejects %s'),
  rule(
    '5',
    'a phone is +7 and ten digits, without spaces',
    validation,
    'phone › accepts +7 and ten digits, with spaces',
  ),
  rule(
    '5',
    'only digits and plus are allowed in a number',
    validation,
    'characters › accepts digits and plus only',
  ),
  rule(
    '5',
    'a name has Russian or English letters, spaces and hyphens',
    validation,
    'characters › accepts letters of both alphabets, spaces and hyphens in names',
  ),
  rule(
    '5',
    'a two-digit year adds 2000',
    'src/lib/dates/dates.test.ts',
    'parseDate › adds 2000 to a two-digit year',
  ),
  rule(
    '5',
    'a year is 1970 or later',
    'src/lib/dates/dates.test.ts',
    'parseDate › rejects years before 1970',
  ),
  rule(
    '5',
    'a refund needs a reason and a comment of at most 300 characters',
    'src/features/orders/refund/refund-form.test.ts',
    'refund form › requires a reason and limits the comment to 300 characters',
  ),
  rule(
    '5',
    'order access needs a file and a date, wholesale an organization',
    'tests/e2e/screens/validation-texts.spec.ts',
    'of a company › validation texts: order access needs a file and a day, wholesale an organization',
  ),
  rule(
    '5',
    'in support dialogs a product has one piece at first',
    'src/features/account/support/ticket-lines.test.ts',
    'ticket lines › ticket lines: begin with one piece of each product',
  ),
  rule(
    '5',
    'in support dialogs 0 pieces remove a product',
    'src/features/account/support/ticket-lines.test.ts',
    'ticket lines › ticket lines: leave out a product of which 0 pieces are requested',
  ),
  rule(
    '5',
    'the phone of an EDO connection is normalized before it is sent',
    'src/features/company/applications/edo-form.test.ts',
    'application for electronic documents › is sent with a normalized phone',
  ),
  rule(
    '5',
    'an empty quantity becomes 1 in the cart',
    'tests/e2e/screens/validation-texts.spec.ts',
    'of quantities › validation texts: an empty quantity becomes 1 in the cart, and nobody can subscribe yet',
  ),
  rule(
    '6',
    'the cart prompts a visitor to sign in',
    'src/features/cart-parts/change/cart-change.test.ts',
    'cart changes › prompts a visitor to sign in and shows no quantity',
  ),
  rule(
    '6',
    'adding from the recommendation feed prompts a visitor to sign in',
    widget,
    'recently viewed: is shown to a visitor; adding a recommendation prompts to sign in',
  ),
  rule(
    '6',
    'comparing from the search widget needs sign-in',
    'src/features/catalog/recommendations/booster/booster-operations.test.ts',
    'comparing from the widget › requires sign-in',
  ),
  rule(
    '6',
    'utm parameters reach the identity provider',
    'server/identity/identity.test.ts',
    'the sign-in page › passes utm parameters through and drops unregistered ones',
  ),
  rule(
    '6',
    'the visitor id of web analytics reaches the identity provider',
    'src/auth/redirect/markers.test.ts',
    'campaign › is stored for the tab and sent to the provider with the counter’s visitor id',
  ),
  rule(
    '7',
    'every request carries a request id',
    http,
    'http › adds a request id to the caller’s own headers',
  ),
  rule(
    '7',
    'a response that is no success rejects',
    http,
    'http › rejects an error status, also with an HTML body',
  ),
  rule(
    '7',
    'the cart is requested only when there is a preview',
    'tests/e2e/cart/cart.spec.ts',
    'cart: is requested when there is a preview, and not when that is empty',
  ),
  rule(
    '7',
    'settings are cached for 60 seconds',
    'server/settings/settings.test.ts',
    'getSettings › may be cached for 60 seconds, and has no links by default',
  ),
  rule(
    '7',
    'the profile is requested once in five seconds',
    constants,
    'of a user › profile: is requested once in five seconds',
  ),
  rule(
    '7',
    'third parties: web analytics and a tag manager, off unless configured and consented to',
    parties,
    'third parties: get no request before consent, nor after the notice was closed',
  ),
  rule(
    '7',
    'third parties: the container of the tag manager loads the scripts of the settings',
    parties,
    'a container of the tag manager › tag manager: its container loads the scripts of the settings after consent, and no other',
  ),
  rule(
    '7',
    'third parties: the widgets of a marketplace',
    parties,
    'marketplace: its widget is shown at the reviews of a product, after consent',
  ),
  rule(
    '8',
    'an error shows one toast with a button that reports it',
    'tests/e2e/failures/errors.spec.ts',
    'failed mutation › shows one toast, which can be reported with a receipt',
  ),
  rule(
    '8',
    '401 opens the prompt to sign in',
    'src/api/queries/failure-policy.test.ts',
    'noticeForMutation › shows the sign-in toast for 401, regardless of meta',
  ),
  rule(
    '8',
    'unknown messages of the widget are logged',
    widget,
    'the search widget at … px › changes cart and comparison, opens products, logs unknown messages',
  ),
  rule(
    '9',
    'kopecks are shown with two digits',
    'src/lib/numbers/money.test.ts',
    'formatMoney › shows two digits of kopecks',
  ),
  rule(
    '9',
    'weight above 1000 g is in kilograms',
    'src/lib/numbers/weight.test.ts',
    'formatWeight › formats %d g as %s',
  ),
  rule(
    '9',
    'phones are grouped as +7 916 123 45 67, the contact phone as 8 800 250 77 80',
    'src/lib/contacts/phone.test.ts',
    'formatContactPhone › begins with 8',
  ),
  rule(
    '9',
    'toasts hide after 3 seconds, errors after 5',
    constants,
    'of a user › toasts: hide after 3 s, those of errors after 5 s',
  ),
  rule(
    '9',
    'the widget knows add, inc, dec, removeAll',
    'src/features/catalog/recommendations/booster/booster-operations.test.ts',
    'cart operations of the widget › %s with %i in the cart and quantity %s make %i',
  ),
  rule(
    '9',
    'the discount of analytics is 0 to 100 percent',
    'src/app/third-parties/events/ecommerce.test.ts',
    'discount of analytics › of %d instead of %d kopecks is %d percent',
  ),
  rule(
    '9',
    'the cookie of analytics lasts for 3 days',
    'src/app/third-parties/events/cart/cart-records.test.ts',
    'records in the cookie › last for three days and are sent to the shop alone',
  ),
  rule(
    '9',
    'weeks begin on Monday',
    'server/profile/analytic/moscow-periods.test.ts',
    'points › are weeks from Monday',
  ),
  rule(
    '9',
    'plurals are those of Russian',
    'src/lib/numbers/plurals.test.ts',
    'plural: has the same rules as Intl.PluralRules',
  ),
  rule(
    '9',
    'a thumbnail is 62 by 62 px',
    constants,
    'of a user › thumbnails: of a product in a list are 62 by 62 px',
  ),
  rule(
    '9',
    'a select menu has 44 px per visible option plus 58',
    'tests/e2e/company/company-records.spec.ts',
    'company addresses: one is added, deleted and returned at … px',
  ),
  rule(
    '9',
    'a tooltip shows after 400 ms',
    constants,
    'tooltip: shows 400 ms after the pointer has come',
  ),
  rule(
    '9',
    'dialogs are 320, 480, 560, 640 or 720 px wide',
    'tests/e2e/screens/dialogs.spec.ts',
    'dialog …: is accessible and fits when opened at … px',
  ),
  rule(
    '9',
    'the tab bar is for windows below 768 px; at no breakpoint does a list scroll sideways',
    constants,
    '… px wide › layout at … px: has the tab bar below 768 px only and never scrolls sideways',
  ),
];
