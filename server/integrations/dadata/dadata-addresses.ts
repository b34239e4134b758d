import { limits } from '#generated/server/limits.ts';
import type {
  AddressDirectory,
  AddressSuggestion,
} from '#server/integrations/address-directory.ts';
import type { AddressFound, DaDataClient } from './dadata-client.ts';
import { cacheSuggestions } from './suggestion-cache.ts';

const VALUE_MAX = limits['AddressSuggestion.value'];
const PLACE_MAX = limits['AddressSuggestion.city'];
const STREET_MAX = limits['AddressSuggestion.street'];
const HOUSE_MAX = limits['AddressSuggestion.house'];

/** A text that is neither empty nor too long. */
function fitting(text: string | null, max: number): string | null {
  return text === null || text.length > max ? null : text;
}

/** «12», «12 к 2», «влд 5»: that it is a house goes without saying. */
function houseOf({ house_type, house, block_type, block }: AddressFound['data']): string | null {
  if (house === null) return null;
  const type = house_type === 'д' ? null : house_type;
  const parts = [type, house, block && block_type, block];
  return fitting(parts.filter((part) => part !== null).join(' '), HOUSE_MAX);
}

/** The place a courier goes to; null while there is only a region. */
function cityOf({ city, area_with_type, settlement_with_type }: AddressFound['data']) {
  if (city !== null) return city;
  // A village has namesakes in other districts.
  const parts = [area_with_type, settlement_with_type].filter((part) => part !== null);
  return settlement_with_type === null ? null : parts.join(', ');
}

/** A suggestion as the contract has it; null for one that names no place to deliver to. */
function toSuggestion({ value, data }: AddressFound): AddressSuggestion | null {
  // The shop calls «г Москва» «Москва», as its tariffs do.
  const region = data.region_type === 'г' ? data.region : data.region_with_type;
  const place = fitting(cityOf(data), PLACE_MAX);
  const regionName = fitting(region, PLACE_MAX);
  if (place === null || regionName === null || value === '' || value.length > VALUE_MAX)
    return null;
  // A settlement within a city is a part of the street's name for a courier.
  const inCity = data.city === null ? null : data.settlement_with_type;
  const street = [inCity, data.street_with_type].filter((part) => part !== null).join(', ');
  const house = houseOf(data);
  return {
    value,
    region: regionName,
    city: place,
    street: fitting(street || null, STREET_MAX),
    house,
    postalCode: /^\d{6}$/.test(data.postal_code ?? '') ? data.postal_code : null,
    complete: street !== '' && street.length <= STREET_MAX && house !== null,
  };
}

/** Addresses of Russia by DaData. */
export function createDaDataAddresses(client: DaDataClient): AddressDirectory {
  return {
    suggest: cacheSuggestions(async (query, limit) => {
      const found = await client.suggestAddresses(query, limit);
      return found.map(toSuggestion).filter((suggestion) => suggestion !== null);
    }),
  };
}
