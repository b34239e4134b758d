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
  PushDevices
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPushDevicesUrl = () => {




  return `/api/v1/profile/push`
}

/**
 * Открытый ключ, с которым браузер подписывается, и браузеры, подписанные читателем.
 * @summary Куда приходят push-уведомления
 */
export const listPushDevices = async ( options?: Parameters<typeof http>[1]): Promise<PushDevices> => {

  return http<PushDevices>(getListPushDevicesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PushDevices
  }
);}





export const getListPushDevicesQueryKey = () => {
    return [
    'api','v1','profile','push'
    ] as const;
    }


export const getListPushDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPushDevicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPushDevices>>> = ({ signal }) => listPushDevices({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPushDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listPushDevices>>>
export type ListPushDevicesQueryError = ErrorType<ErrorPayload>


export function useListPushDevices<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushDevices>>,
          TError,
          Awaited<ReturnType<typeof listPushDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDevices<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushDevices>>,
          TError,
          Awaited<ReturnType<typeof listPushDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDevices<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Куда приходят push-уведомления
 */

export function useListPushDevices<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPushDevicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Куда приходят push-уведомления
 */
export const prefetchListPushDevicesQuery = async <TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPushDevicesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPushDevices} query
 */
export const invalidateListPushDevices = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPushDevicesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Куда приходят push-уведомления
 */
export const useSetListPushDevicesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listPushDevices>> | undefined | ((old: Awaited<ReturnType<typeof listPushDevices>> | undefined) => Awaited<ReturnType<typeof listPushDevices>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPushDevices>>>({ exact: $exactMatch, queryKey: getListPushDevicesQueryKey() }, updater);
  };
}

/**
 * @summary Куда приходят push-уведомления
 */
export const useGetListPushDevicesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPushDevices>>>(getListPushDevicesQueryKey());
}


export const getListPushDevicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPushDevicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPushDevices>>> = ({ signal }) => listPushDevices({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPushDevicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPushDevices>>>
export type ListPushDevicesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPushDevicesSuspense<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDevicesSuspense<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDevicesSuspense<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Куда приходят push-уведомления
 */

export function useListPushDevicesSuspense<TData = Awaited<ReturnType<typeof listPushDevices>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPushDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPushDevicesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






