import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  PartnerSuggestions
} from '../model';

const schemas = () => import('./search.schemas.ts');
import type {
  ErrorPayload,
  SearchPartnersParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSearchPartnersUrl = (params: SearchPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/search/partners?${stringifiedParams}` : `/api/v1/search/partners`
}

/**
 * Организации и предприниматели из справочника по ИНН, ОГРН или названию, чтобы добавить свою компанию.
 * @summary Подсказки организаций
 */
export const searchPartners = async (params: SearchPartnersParams, options?: Parameters<typeof http>[1]): Promise<PartnerSuggestions> => {

  return http<PartnerSuggestions>(getSearchPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerSuggestions
  }
);}





export const getSearchPartnersQueryKey = (params?: SearchPartnersParams,) => {
    return [
    'api','v1','search','partners', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPartnersQueryOptions = <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPartners>>> = ({ signal }) => searchPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof searchPartners>>>
export type SearchPartnersQueryError = ErrorType<ErrorPayload>


export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPartners>>,
          TError,
          Awaited<ReturnType<typeof searchPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPartners>>,
          TError,
          Awaited<ReturnType<typeof searchPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки организаций
 */

export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Подсказки организаций
 */
export const prefetchSearchPartnersQuery = async <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchPartnersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchPartners} query
 */
export const invalidateSearchPartners = async (
 queryClient: QueryClient, params: SearchPartnersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPartnersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Подсказки организаций
 */
export const useSetSearchPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPartnersParams | undefined,updater: Awaited<ReturnType<typeof searchPartners>> | undefined | ((old: Awaited<ReturnType<typeof searchPartners>> | undefined) => Awaited<ReturnType<typeof searchPartners>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchPartners>>>({ exact: $exactMatch, queryKey: getSearchPartnersQueryKey(params) }, updater);
  };
}

/**
 * @summary Подсказки организаций
 */
export const useGetSearchPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPartnersParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchPartners>>>(getSearchPartnersQueryKey(params));
}


export const getSearchPartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPartners>>> = ({ signal }) => searchPartners(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchPartnersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchPartners>>>
export type SearchPartnersSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки организаций
 */

export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPartnersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






