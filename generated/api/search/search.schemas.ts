export { AddressSuggestions, PartnerSuggestions, SearchResult } from '../model';
