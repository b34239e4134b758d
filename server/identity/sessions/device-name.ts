/** The more special ones first: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/(?:OPR|OPT)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string[] {
  return names.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : [])).slice(0, 1);
}

/** «Chrome, Windows» of a `User-Agent` header; null when neither is known. */
export function deviceName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  return [...nameIn(browsers, text), ...nameIn(systems, text)].join(', ') || null;
}
