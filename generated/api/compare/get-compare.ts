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
  CompareList
} from '../model';

const schemas = () => import('./compare.schemas.ts');
import type {
  ErrorPayload,
  GetCompareParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetCompareUrl = (params?: GetCompareParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["productID"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/compare?${stringifiedParams}` : `/api/v1/profile/compare`
}

/**
 * Товары сравнения по категориям с характеристиками. С `productID` сравниваются названные товары, и вход не нужен; без него — сравнение читателя, и без входа ответ 401.
 * @summary Сравнение товаров
 */
export const getCompare = async (params?: GetCompareParams, options?: Parameters<typeof http>[1]): Promise<CompareList> => {

  return http<CompareList>(getGetCompareUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CompareList
  }
);}





export const getGetCompareQueryKey = (params?: GetCompareParams,) => {
    return [
    'api','v1','profile','compare', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCompareQueryOptions = <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompare>>> = ({ signal }) => getCompare(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompareQueryResult = NonNullable<Awaited<ReturnType<typeof getCompare>>>
export type GetCompareQueryError = ErrorType<ErrorPayload>


export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetCompareParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompare>>,
          TError,
          Awaited<ReturnType<typeof getCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompare>>,
          TError,
          Awaited<ReturnType<typeof getCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение товаров
 */

export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompareQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сравнение товаров
 */
export const prefetchGetCompareQuery = async <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCompareQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCompare} query
 */
export const invalidateGetCompare = async (
 queryClient: QueryClient, params?: GetCompareParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCompareQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Сравнение товаров
 */
export const useSetGetCompareQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetCompareParams | undefined,updater: Awaited<ReturnType<typeof getCompare>> | undefined | ((old: Awaited<ReturnType<typeof getCompare>> | undefined) => Awaited<ReturnType<typeof getCompare>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCompare>>>({ exact: $exactMatch, queryKey: getGetCompareQueryKey(params) }, updater);
  };
}

/**
 * @summary Сравнение товаров
 */
export const useGetGetCompareQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: GetCompareParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCompare>>>(getGetCompareQueryKey(params));
}


export const getGetCompareSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompare>>> = ({ signal }) => getCompare(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCompareSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCompare>>>
export type GetCompareSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetCompareParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение товаров
 */

export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompareSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






