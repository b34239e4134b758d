/** Settings of a deployment; the same build serves all of them. */
export interface AppConfig {
  /** Issuer of the OpenID provider, «https://id.example.ru/realms/shop». */
  authority: string;
  clientId: string;
  scope: string;
  /** Origin of `/api/v1`; empty for the page's own origin. */
  apiOrigin: string;
  /** URL of the rating widget in the footer, which a static host's CSP must allow; or empty. */
  ratingWidgetUrl: string;
}

const ELEMENT_ID = 'shop-config';

const fallback: AppConfig = {
  authority: '/oidc',
  clientId: 'dental-spa',
  scope: 'openid profile email phone shop',
  apiOrigin: '',
  ratingWidgetUrl: '',
};

let config: AppConfig | null = null;

/**
 * The settings in the page's `<script type="application/json" id="shop-config">`, written by the
 * server or, on a static host, by the deployment. Missing settings have defaults. Only for the
 * browser.
 */
export function appConfig(): AppConfig {
  config ??= parseConfig(document.getElementById(ELEMENT_ID)?.textContent ?? '');
  return config;
}

/** Parses the settings' JSON; invalid text gives the defaults. */
export function parseConfig(json: string): AppConfig {
  const given = parseRecord(json);
  const read = (key: keyof AppConfig) => {
    const value = given[key];
    return typeof value === 'string' ? value : fallback[key];
  };
  return {
    authority: read('authority'),
    clientId: read('clientId'),
    scope: read('scope'),
    apiOrigin: read('apiOrigin'),
    ratingWidgetUrl: read('ratingWidgetUrl'),
  };
}

function parseRecord(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
