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
  ProductCollection
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  ListHitProductsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListHitProductsUrl = (params?: ListHitProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/hits?${stringifiedParams}` : `/api/v1/product/hits`
}

/**
 * Самые продаваемые товары, которые можно купить; с `categoryID` — внутри категории.
 * @summary Хиты продаж
 */
export const listHitProducts = async (params?: ListHitProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListHitProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListHitProductsQueryKey = (params?: ListHitProductsParams,) => {
    return [
    'api','v1','product','hits', ...(params ? [params] : [])
    ] as const;
    }


export const getListHitProductsQueryOptions = <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHitProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHitProducts>>> = ({ signal }) => listHitProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHitProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listHitProducts>>>
export type ListHitProductsQueryError = ErrorType<ErrorPayload>


export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListHitProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHitProducts>>,
          TError,
          Awaited<ReturnType<typeof listHitProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHitProducts>>,
          TError,
          Awaited<ReturnType<typeof listHitProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Хиты продаж
 */

export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHitProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Хиты продаж
 */
export const prefetchListHitProductsQuery = async <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListHitProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListHitProducts} query
 */
export const invalidateListHitProducts = async (
 queryClient: QueryClient, params?: ListHitProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHitProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Хиты продаж
 */
export const useSetListHitProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListHitProductsParams | undefined,updater: Awaited<ReturnType<typeof listHitProducts>> | undefined | ((old: Awaited<ReturnType<typeof listHitProducts>> | undefined) => Awaited<ReturnType<typeof listHitProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listHitProducts>>>({ exact: $exactMatch, queryKey: getListHitProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Хиты продаж
 */
export const useGetListHitProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListHitProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listHitProducts>>>(getListHitProductsQueryKey(params));
}


export const getListHitProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHitProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHitProducts>>> = ({ signal }) => listHitProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHitProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHitProducts>>>
export type ListHitProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListHitProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Хиты продаж
 */

export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHitProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






