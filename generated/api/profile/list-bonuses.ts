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
  BonusHistory
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload,
  ListBonusesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListBonusesUrl = (params?: ListBonusesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/bonuses?${stringifiedParams}` : `/api/v1/profile/bonuses`
}

/**
 * Откуда пришёл каждый бонус, на что потрачен и что когда сгорит; новые движения первыми.
 * @summary История бонусов
 */
export const listBonuses = async (params?: ListBonusesParams, options?: Parameters<typeof http>[1]): Promise<BonusHistory> => {

  return http<BonusHistory>(getListBonusesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).BonusHistory
  }
);}





export const getListBonusesQueryKey = (params?: ListBonusesParams,) => {
    return [
    'api','v1','profile','bonuses', ...(params ? [params] : [])
    ] as const;
    }


export const getListBonusesQueryOptions = <TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonuses>>> = ({ signal }) => listBonuses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusesQueryResult = NonNullable<Awaited<ReturnType<typeof listBonuses>>>
export type ListBonusesQueryError = ErrorType<ErrorPayload>


export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListBonusesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary История бонусов
 */

export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary История бонусов
 */
export const prefetchListBonusesQuery = async <TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBonusesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBonuses} query
 */
export const invalidateListBonuses = async (
 queryClient: QueryClient, params?: ListBonusesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBonusesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary История бонусов
 */
export const useSetListBonusesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListBonusesParams | undefined,updater: Awaited<ReturnType<typeof listBonuses>> | undefined | ((old: Awaited<ReturnType<typeof listBonuses>> | undefined) => Awaited<ReturnType<typeof listBonuses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBonuses>>>({ exact: $exactMatch, queryKey: getListBonusesQueryKey(params) }, updater);
  };
}

/**
 * @summary История бонусов
 */
export const useGetListBonusesQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListBonusesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listBonuses>>>(getListBonusesQueryKey(params));
}


export const getListBonusesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(params?: ListBonusesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonuses>>> = ({ signal }) => listBonuses(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBonusesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBonuses>>>
export type ListBonusesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListBonusesSuspense<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListBonusesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusesSuspense<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusesSuspense<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary История бонусов
 */

export function useListBonusesSuspense<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ErrorPayload>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






