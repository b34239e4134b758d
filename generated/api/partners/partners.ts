import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Address,
  Approvers,
  Contracts,
  DeletedTag,
  Employee,
  Employees,
  FinDocsRecipient,
  FinDocsRecipients,
  NewCalendarFeed,
  PartnerAddresses,
  PartnerCalendar,
  PartnerDetails,
  PartnerList,
  Recipient,
  Recipients,
  Tag,
  Tags
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ChangeApprovers,
  ChangeDefaultContract,
  ChangeEmployee,
  ChangeFinDocsRecipient,
  ChangeTag,
  ErrorPayload,
  Id,
  ListEmployeesParams,
  NewAddress,
  NewEmployee,
  NewFinDocsRecipient,
  NewRecipient,
  NewTag,
  RestoreRecord,
  SearchEmployeesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListPartnersUrl = () => {




  return `/api/v1/partners`
}

/**
 * Компании, где читатель состоит, с состоянием доступа к заказам, оптового доступа и электронного документооборота.
 * @summary Компании
 */
export const listPartners = async ( options?: Parameters<typeof http>[1]): Promise<PartnerList> => {

  return http<PartnerList>(getListPartnersUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerList
  }
);}





export const getListPartnersQueryKey = () => {
    return [
    'api','v1','partners'
    ] as const;
    }


export const getListPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersQueryError = ErrorType<ErrorPayload>


export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Компании
 */

export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Компании
 */
export const prefetchListPartnersQuery = async <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartners} query
 */
export const invalidateListPartners = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnersQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Компании
 */
export const useSetListPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listPartners>> | undefined | ((old: Awaited<ReturnType<typeof listPartners>> | undefined) => Awaited<ReturnType<typeof listPartners>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartners>>>({ exact: $exactMatch, queryKey: getListPartnersQueryKey() }, updater);
  };
}

/**
 * @summary Компании
 */
export const useGetListPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartners>>>(getListPartnersQueryKey());
}


export const getListPartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Компании
 */

export function useListPartnersSuspense<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * Сведения о компании, числа разделов и что читателю в ней можно. Чужая — 404.
 * @summary Компания
 */
export const getPartner = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerDetails> => {

  return http<PartnerDetails>(getGetPartnerUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerDetails
  }
);}





export const getGetPartnerQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id
    ] as const;
    }


export const getGetPartnerQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerQueryError = ErrorType<ErrorPayload>


export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Компания
 */

export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Компания
 */
export const prefetchGetPartnerQuery = async <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPartnerQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPartner} query
 */
export const invalidateGetPartner = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPartnerQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Компания
 */
export const useSetGetPartnerQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPartner>> | undefined | ((old: Awaited<ReturnType<typeof getPartner>> | undefined) => Awaited<ReturnType<typeof getPartner>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPartner>>>({ exact: $exactMatch, queryKey: getGetPartnerQueryKey(id) }, updater);
  };
}

/**
 * @summary Компания
 */
export const useGetGetPartnerQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getPartner>>>(getGetPartnerQueryKey(id));
}


export const getGetPartnerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPartnerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Компания
 */

export function useGetPartnerSuspense<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPartnerAddressesUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Куда доставляют заказы компании, новые первыми; не листаются.
 * @summary Адреса компании
 */
export const listPartnerAddresses = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerAddresses> => {

  return http<PartnerAddresses>(getListPartnerAddressesUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerAddresses
  }
);}





export const getListPartnerAddressesQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'addresses'
    ] as const;
    }


export const getListPartnerAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerAddressesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerAddresses>>> = ({ signal }) => listPartnerAddresses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerAddresses>>>
export type ListPartnerAddressesQueryError = ErrorType<ErrorPayload>


export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPartnerAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPartnerAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса компании
 */

export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerAddressesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Адреса компании
 */
export const prefetchListPartnerAddressesQuery = async <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerAddressesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerAddresses} query
 */
export const invalidateListPartnerAddresses = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerAddressesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Адреса компании
 */
export const useSetListPartnerAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerAddresses>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerAddresses>> | undefined) => Awaited<ReturnType<typeof listPartnerAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerAddresses>>>({ exact: $exactMatch, queryKey: getListPartnerAddressesQueryKey(id) }, updater);
  };
}

/**
 * @summary Адреса компании
 */
export const useGetListPartnerAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerAddresses>>>(getListPartnerAddressesQueryKey(id));
}


export const getListPartnerAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerAddressesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerAddresses>>> = ({ signal }) => listPartnerAddresses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerAddresses>>>
export type ListPartnerAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса компании
 */

export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerAddressesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePartnerAddressUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Такой же, как уже сохранённый, возвращает сохранённый. Нужно право ManageAddresses, иначе 403. Больше 200 адресов — 422 TooMany.
 * @summary Добавить адрес компании
 */
export const createPartnerAddress = async (id: string,
    newAddress: NewAddress, options?: Parameters<typeof http>[1]): Promise<Address> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Address>(getCreatePartnerAddressUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newAddress),
    schema: async () => (await schemas()).Address
  }
);}





export const getCreatePartnerAddressMutationKey = () => ['createPartnerAddress'] as const;

export const getCreatePartnerAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext> => {

const mutationKey = getCreatePartnerAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerAddress>>, CreatePartnerAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerAddress(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerAddress>>>
    export type CreatePartnerAddressMutationBody = NewAddress
    export type CreatePartnerAddressMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerAddressMutationVariables = {id: string;data: NewAddress}

    /**
 * @summary Добавить адрес компании
 */
export const useCreatePartnerAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerAddress>>,
        TError,
        CreatePartnerAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerAddressMutationOptions(options), queryClient);
    }
    export const getDeletePartnerAddressUrl = (id: string,
    addressID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses/${encodeURIComponent(String(addressID))}`
}

/**
 * Заказы сохраняют адрес как был; из корзин он пропадает. Вернуть — `restore`. Нужно право ManageAddresses, иначе 403.
 * @summary Удалить адрес компании
 */
export const deletePartnerAddress = async (id: string,
    addressID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePartnerAddressUrl(id,addressID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePartnerAddressMutationKey = () => ['deletePartnerAddress'] as const;

export const getDeletePartnerAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext> => {

const mutationKey = getDeletePartnerAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerAddress>>, DeletePartnerAddressMutationVariables> = (props) => {
          const {id,addressID} = props ?? {};

          return  deletePartnerAddress(id,addressID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerAddress>>>

    export type DeletePartnerAddressMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerAddressMutationVariables = {id: string;addressID: Id}

    /**
 * @summary Удалить адрес компании
 */
export const useDeletePartnerAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerAddress>>,
        TError,
        DeletePartnerAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerAddressMutationOptions(options), queryClient);
    }
    export const getGetPartnerCalendarUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar`
}

/**
 * Всё, у чего есть последний день: договоры компании, доверенности, доступ к заказам, а ещё промокоды и бонусы самого читателя; по дню, ближайшее первым. Закончившееся остаётся 90 дней. Доверенности и доступ коллег видит тот, кто ведёт сотрудников. Чужая — 404.
 * @summary Что и когда заканчивается
 */
export const getPartnerCalendar = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerCalendar> => {

  return http<PartnerCalendar>(getGetPartnerCalendarUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerCalendar
  }
);}





export const getGetPartnerCalendarQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'calendar'
    ] as const;
    }


export const getGetPartnerCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerCalendarQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerCalendar>>> = ({ signal }) => getPartnerCalendar(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerCalendar>>>
export type GetPartnerCalendarQueryError = ErrorType<ErrorPayload>


export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что и когда заканчивается
 */

export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerCalendarQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Что и когда заканчивается
 */
export const prefetchGetPartnerCalendarQuery = async <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPartnerCalendarQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPartnerCalendar} query
 */
export const invalidateGetPartnerCalendar = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPartnerCalendarQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Что и когда заканчивается
 */
export const useSetGetPartnerCalendarQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPartnerCalendar>> | undefined | ((old: Awaited<ReturnType<typeof getPartnerCalendar>> | undefined) => Awaited<ReturnType<typeof getPartnerCalendar>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPartnerCalendar>>>({ exact: $exactMatch, queryKey: getGetPartnerCalendarQueryKey(id) }, updater);
  };
}

/**
 * @summary Что и когда заканчивается
 */
export const useGetGetPartnerCalendarQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getPartnerCalendar>>>(getGetPartnerCalendarQueryKey(id));
}


export const getGetPartnerCalendarSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerCalendarQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerCalendar>>> = ({ signal }) => getPartnerCalendar(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPartnerCalendarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerCalendar>>>
export type GetPartnerCalendarSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что и когда заканчивается
 */

export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerCalendarSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRenewCalendarFeedUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar/feed`
}

/**
 * Секретная ссылка на этот календарь в формате iCalendar (RFC 5545), для Google, Apple и Outlook. Её видно один раз: хранится только отпечаток. Прежняя ссылка сразу перестаёт действовать. Ссылка своя у каждого человека, показывает то же, что ему самому, и отвечает 404, когда он больше не в компании. Открывается без входа, вне `/api/v1`: `text/calendar`, `Cache-Control: private`, не чаще 60 раз в час. Чужая компания — 404.
 * @summary Создать или сменить ссылку на календарь
 */
export const renewCalendarFeed = async (id: string, options?: Parameters<typeof http>[1]): Promise<NewCalendarFeed> => {

  return http<NewCalendarFeed>(getRenewCalendarFeedUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).NewCalendarFeed
  }
);}





export const getRenewCalendarFeedMutationKey = () => ['renewCalendarFeed'] as const;

export const getRenewCalendarFeedMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext> => {

const mutationKey = getRenewCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewCalendarFeed>>, RenewCalendarFeedMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewCalendarFeed(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof renewCalendarFeed>>>

    export type RenewCalendarFeedMutationError = ErrorType<ErrorPayload>
    export type RenewCalendarFeedMutationVariables = {id: string}

    /**
 * @summary Создать или сменить ссылку на календарь
 */
export const useRenewCalendarFeed = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewCalendarFeed>>,
        TError,
        RenewCalendarFeedMutationVariables,
        TContext
      > => {
      return useMutation(getRenewCalendarFeedMutationOptions(options), queryClient);
    }
    export const getRevokeCalendarFeedUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar/feed`
}

/**
 * Ссылка сразу перестаёт действовать; если её не было, ничего не меняется. Чужая компания — 404.
 * @summary Отключить ссылку на календарь
 */
export const revokeCalendarFeed = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeCalendarFeedUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeCalendarFeedMutationKey = () => ['revokeCalendarFeed'] as const;

export const getRevokeCalendarFeedMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext> => {

const mutationKey = getRevokeCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeCalendarFeed>>, RevokeCalendarFeedMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeCalendarFeed(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof revokeCalendarFeed>>>

    export type RevokeCalendarFeedMutationError = ErrorType<ErrorPayload>
    export type RevokeCalendarFeedMutationVariables = {id: string}

    /**
 * @summary Отключить ссылку на календарь
 */
export const useRevokeCalendarFeed = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeCalendarFeed>>,
        TError,
        RevokeCalendarFeedMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeCalendarFeedMutationOptions(options), queryClient);
    }
    export const getListPartnerContractsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/contracts`
}

/**
 * Все договоры с видом, сроком и расчётами; недействующие — с причиной, по которой их нельзя выбрать.
 * @summary Договоры компании
 */
export const listPartnerContracts = async (id: string, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

  return http<Contracts>(getListPartnerContractsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Contracts
  }
);}





export const getListPartnerContractsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'contracts'
    ] as const;
    }


export const getListPartnerContractsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerContracts>>> = ({ signal }) => listPartnerContracts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerContracts>>>
export type ListPartnerContractsQueryError = ErrorType<ErrorPayload>


export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerContracts>>,
          TError,
          Awaited<ReturnType<typeof listPartnerContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerContracts>>,
          TError,
          Awaited<ReturnType<typeof listPartnerContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Договоры компании
 */

export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerContractsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Договоры компании
 */
export const prefetchListPartnerContractsQuery = async <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerContractsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerContracts} query
 */
export const invalidateListPartnerContracts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerContractsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Договоры компании
 */
export const useSetListPartnerContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerContracts>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerContracts>> | undefined) => Awaited<ReturnType<typeof listPartnerContracts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerContracts>>>({ exact: $exactMatch, queryKey: getListPartnerContractsQueryKey(id) }, updater);
  };
}

/**
 * @summary Договоры компании
 */
export const useGetListPartnerContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerContracts>>>(getListPartnerContractsQueryKey(id));
}


export const getListPartnerContractsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerContracts>>> = ({ signal }) => listPartnerContracts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerContractsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerContracts>>>
export type ListPartnerContractsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Договоры компании
 */

export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerContractsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeDefaultContractUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/contracts/default`
}

/**
 * Он выбирается в новых корзинах компании сам; начатые не меняет. Неизвестный — 404, недействующий — 422 ContractUnavailable. Нужно право ChangeDefaultContract, иначе 403.
 * @summary Выбрать основной договор
 */
export const changeDefaultContract = async (id: string,
    changeDefaultContractBody: ChangeDefaultContract, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Contracts>(getChangeDefaultContractUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeDefaultContractBody),
    schema: async () => (await schemas()).Contracts
  }
);}





export const getChangeDefaultContractMutationKey = () => ['changeDefaultContract'] as const;

export const getChangeDefaultContractMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext> => {

const mutationKey = getChangeDefaultContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeDefaultContract>>, ChangeDefaultContractMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeDefaultContract(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeDefaultContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeDefaultContract>>>
    export type ChangeDefaultContractMutationBody = ChangeDefaultContract
    export type ChangeDefaultContractMutationError = ErrorType<ErrorPayload>
    export type ChangeDefaultContractMutationVariables = {id: string;data: ChangeDefaultContract}

    /**
 * @summary Выбрать основной договор
 */
export const useChangeDefaultContract = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeDefaultContract>>,
        TError,
        ChangeDefaultContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeDefaultContractMutationOptions(options), queryClient);
    }
    export const getListApproversUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/approvers`
}

/**
 * Кто согласует заказы компании и по какому правилу.
 * @summary Согласующие
 */
export const listApprovers = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approvers> => {

  return http<Approvers>(getListApproversUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Approvers
  }
);}





export const getListApproversQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'approvers'
    ] as const;
    }


export const getListApproversQueryOptions = <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApproversQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovers>>> = ({ signal }) => listApprovers(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApproversQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovers>>>
export type ListApproversQueryError = ErrorType<ErrorPayload>


export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласующие
 */

export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApproversQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Согласующие
 */
export const prefetchListApproversQuery = async <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListApproversQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApprovers} query
 */
export const invalidateListApprovers = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApproversQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Согласующие
 */
export const useSetListApproversQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listApprovers>> | undefined | ((old: Awaited<ReturnType<typeof listApprovers>> | undefined) => Awaited<ReturnType<typeof listApprovers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listApprovers>>>({ exact: $exactMatch, queryKey: getListApproversQueryKey(id) }, updater);
  };
}

/**
 * @summary Согласующие
 */
export const useGetListApproversQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listApprovers>>>(getListApproversQueryKey(id));
}


export const getListApproversSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApproversQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovers>>> = ({ signal }) => listApprovers(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListApproversSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovers>>>
export type ListApproversSuspenseQueryError = ErrorType<ErrorPayload>


export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласующие
 */

export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApproversSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeApproversUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/approvers`
}

/**
 * Заменяет согласующих и правило целиком. Последнего согласующего убрать нельзя, пока правило требует согласования, — 409 LastApprover; другие успели изменить — 409 ApproversChanged. Неизвестный сотрудник — 404, приглашённый или заблокированный — 422 EmployeeNotActive, правило без согласующих — 422 ApproverRequired. Нужно право ManageApprovers, иначе 403.
 * @summary Назначить согласующих
 */
export const changeApprovers = async (id: string,
    changeApproversBody: ChangeApprovers, options?: Parameters<typeof http>[1]): Promise<Approvers> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approvers>(getChangeApproversUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApproversBody),
    schema: async () => (await schemas()).Approvers
  }
);}





export const getChangeApproversMutationKey = () => ['changeApprovers'] as const;

export const getChangeApproversMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext> => {

const mutationKey = getChangeApproversMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovers>>, ChangeApproversMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovers(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApproversMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovers>>>
    export type ChangeApproversMutationBody = ChangeApprovers
    export type ChangeApproversMutationError = ErrorType<ErrorPayload>
    export type ChangeApproversMutationVariables = {id: string;data: ChangeApprovers}

    /**
 * @summary Назначить согласующих
 */
export const useChangeApprovers = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovers>>,
        TError,
        ChangeApproversMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApproversMutationOptions(options), queryClient);
    }
    export const getListEmployeesUrl = (id: string,
    params?: ListEmployeesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/${encodeURIComponent(String(id))}/employees?${stringifiedParams}` : `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Сотрудники компании по фамилии; видят их все, кто в ней состоит.
 * @summary Сотрудники
 */
export const listEmployees = async (id: string,
    params?: ListEmployeesParams, options?: Parameters<typeof http>[1]): Promise<Employees> => {

  return http<Employees>(getListEmployeesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Employees
  }
);}





export const getListEmployeesQueryKey = (id: string,
    params?: ListEmployeesParams,) => {
    return [
    'api','v1','partners',id,'employees', ...(params ? [params] : [])
    ] as const;
    }


export const getListEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal }) => listEmployees(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesQueryError = ErrorType<ErrorPayload>


export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сотрудники
 */

export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сотрудники
 */
export const prefetchListEmployeesQuery = async <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEmployeesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEmployees} query
 */
export const invalidateListEmployees = async (
 queryClient: QueryClient, id: string,
    params?: ListEmployeesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEmployeesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Сотрудники
 */
export const useSetListEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ListEmployeesParams | undefined,updater: Awaited<ReturnType<typeof listEmployees>> | undefined | ((old: Awaited<ReturnType<typeof listEmployees>> | undefined) => Awaited<ReturnType<typeof listEmployees>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listEmployees>>>({ exact: $exactMatch, queryKey: getListEmployeesQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Сотрудники
 */
export const useGetListEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: ListEmployeesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listEmployees>>>(getListEmployeesQueryKey(id,params));
}


export const getListEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal }) => listEmployees(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListEmployeesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сотрудники
 */

export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getInviteEmployeeUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Отправляет ссылку приглашения на телефон, а если указана, и на почту; сотрудником становится тот, кто его примет (`POST /user/invitations/{id}/accept`). Ссылка одноразовая и действует 7 дней. Уже состоит или приглашён — 409 EmployeeExists. Нужно право ManageEmployees, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
 * @summary Пригласить сотрудника
 */
export const inviteEmployee = async (id: string,
    newEmployee: NewEmployee, options?: Parameters<typeof http>[1]): Promise<Employee> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Employee>(getInviteEmployeeUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newEmployee),
    schema: async () => (await schemas()).Employee
  }
);}





export const getInviteEmployeeMutationKey = () => ['inviteEmployee'] as const;

export const getInviteEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext> => {

const mutationKey = getInviteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteEmployee>>, InviteEmployeeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  inviteEmployee(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof inviteEmployee>>>
    export type InviteEmployeeMutationBody = NewEmployee
    export type InviteEmployeeMutationError = ErrorType<ErrorPayload>
    export type InviteEmployeeMutationVariables = {id: string;data: NewEmployee}

    /**
 * @summary Пригласить сотрудника
 */
export const useInviteEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteEmployee>>,
        TError,
        InviteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getInviteEmployeeMutationOptions(options), queryClient);
    }
    export const getChangeEmployeeUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Меняет сведения, роль, пределы и блокировку; заблокированный теряет доступ сразу. Заблокировать последнего владельца или сменить его роль — 409 LastOwner, последнего согласующего, пока правило требует согласования, — 409 LastApprover; занятый телефон — 409 EmployeeExists; неизвестный сотрудник — 404. Нужно право ManageEmployees и действие Edit у сотрудника, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
 * @summary Изменить сотрудника
 */
export const changeEmployee = async (id: string,
    changeEmployeeBody: ChangeEmployee, options?: Parameters<typeof http>[1]): Promise<Employee> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Employee>(getChangeEmployeeUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmployeeBody),
    schema: async () => (await schemas()).Employee
  }
);}





export const getChangeEmployeeMutationKey = () => ['changeEmployee'] as const;

export const getChangeEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext> => {

const mutationKey = getChangeEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmployee>>, ChangeEmployeeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeEmployee(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmployee>>>
    export type ChangeEmployeeMutationBody = ChangeEmployee
    export type ChangeEmployeeMutationError = ErrorType<ErrorPayload>
    export type ChangeEmployeeMutationVariables = {id: string;data: ChangeEmployee}

    /**
 * @summary Изменить сотрудника
 */
export const useChangeEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmployee>>,
        TError,
        ChangeEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmployeeMutationOptions(options), queryClient);
    }
    export const getDeleteEmployeeUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}`
}

/**
 * Доступ к компании кончается сразу, во всех открытых вкладках; заказы остаются у компании, начатое оформление закрывается. Приглашение отзывается. Вернуть — пригласить снова. Последний владелец — 409 LastOwner, последний согласующий, пока правило требует согласования, — 409 LastApprover. Нужно право ManageEmployees и действие Remove у сотрудника, иначе 403.
 * @summary Удалить сотрудника
 */
export const deleteEmployee = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteEmployeeUrl(id,employeeID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEmployeeMutationKey = () => ['deleteEmployee'] as const;

export const getDeleteEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext> => {

const mutationKey = getDeleteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEmployee>>, DeleteEmployeeMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  deleteEmployee(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEmployee>>>

    export type DeleteEmployeeMutationError = ErrorType<ErrorPayload>
    export type DeleteEmployeeMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Удалить сотрудника
 */
export const useDeleteEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEmployee>>,
        TError,
        DeleteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEmployeeMutationOptions(options), queryClient);
    }
    export const getSearchEmployeesUrl = (id: string,
    params: SearchEmployeesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/${encodeURIComponent(String(id))}/employees/search?${stringifiedParams}` : `/api/v1/partners/${encodeURIComponent(String(id))}/employees/search`
}

/**
 * По части имени, должности, телефона или почты.
 * @summary Найти сотрудника
 */
export const searchEmployees = async (id: string,
    params: SearchEmployeesParams, options?: Parameters<typeof http>[1]): Promise<Employees> => {

  return http<Employees>(getSearchEmployeesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Employees
  }
);}





export const getSearchEmployeesQueryKey = (id: string,
    params?: SearchEmployeesParams,) => {
    return [
    'api','v1','partners',id,'employees','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEmployees>>> = ({ signal }) => searchEmployees(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof searchEmployees>>>
export type SearchEmployeesQueryError = ErrorType<ErrorPayload>


export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEmployees>>,
          TError,
          Awaited<ReturnType<typeof searchEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEmployees>>,
          TError,
          Awaited<ReturnType<typeof searchEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти сотрудника
 */

export function useSearchEmployees<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEmployeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Найти сотрудника
 */
export const prefetchSearchEmployeesQuery = async <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchEmployeesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchEmployees} query
 */
export const invalidateSearchEmployees = async (
 queryClient: QueryClient, id: string,
    params: SearchEmployeesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchEmployeesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Найти сотрудника
 */
export const useSetSearchEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: SearchEmployeesParams | undefined,updater: Awaited<ReturnType<typeof searchEmployees>> | undefined | ((old: Awaited<ReturnType<typeof searchEmployees>> | undefined) => Awaited<ReturnType<typeof searchEmployees>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchEmployees>>>({ exact: $exactMatch, queryKey: getSearchEmployeesQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Найти сотрудника
 */
export const useGetSearchEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: SearchEmployeesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchEmployees>>>(getSearchEmployeesQueryKey(id,params));
}


export const getSearchEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEmployees>>> = ({ signal }) => searchEmployees(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchEmployees>>>
export type SearchEmployeesSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти сотрудника
 */

export function useSearchEmployeesSuspense<TData = Awaited<ReturnType<typeof searchEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: SearchEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEmployeesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResendInvitationUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}/resend`
}

/**
 * Отправляет приглашённому новую ссылку; прежняя больше не действует. Уже вошедший или заблокированный — 409 NotInvited; неизвестный сотрудник — 404. Нужно право ManageEmployees, иначе 403. Не чаще пяти раз в час одному человеку — иначе 429.
 * @summary Пригласить ещё раз
 */
export const resendInvitation = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<Employee> => {

  return http<Employee>(getResendInvitationUrl(id,employeeID),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Employee
  }
);}





export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  resendInvitation(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<ErrorPayload>
    export type ResendInvitationMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Пригласить ещё раз
 */
export const useResendInvitation = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvitationMutationOptions(options), queryClient);
    }
    export const getUndoAcceptanceUrl = (id: string,
    employeeID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees/${encodeURIComponent(String(employeeID))}/undoAcceptance`
}

/**
 * Приглашение принял не тот: человек сразу теряет доступ к компании и становится снова приглашённым, его заказы остаются у компании. Новую ссылку отправляет `resend`. Не вступал по приглашению — 409 NotAccepted, последний владелец или согласующий — 409 LastOwner, LastApprover; себя — 403. Нужно право ManageEmployees, иначе 403.
 * @summary Отменить вступление
 */
export const undoAcceptance = async (id: string,
    employeeID: Id, options?: Parameters<typeof http>[1]): Promise<Employee> => {

  return http<Employee>(getUndoAcceptanceUrl(id,employeeID),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Employee
  }
);}





export const getUndoAcceptanceMutationKey = () => ['undoAcceptance'] as const;

export const getUndoAcceptanceMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext> => {

const mutationKey = getUndoAcceptanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoAcceptance>>, UndoAcceptanceMutationVariables> = (props) => {
          const {id,employeeID} = props ?? {};

          return  undoAcceptance(id,employeeID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoAcceptanceMutationResult = NonNullable<Awaited<ReturnType<typeof undoAcceptance>>>

    export type UndoAcceptanceMutationError = ErrorType<ErrorPayload>
    export type UndoAcceptanceMutationVariables = {id: string;employeeID: Id}

    /**
 * @summary Отменить вступление
 */
export const useUndoAcceptance = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoAcceptance>>, TError,UndoAcceptanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoAcceptance>>,
        TError,
        UndoAcceptanceMutationVariables,
        TContext
      > => {
      return useMutation(getUndoAcceptanceMutationOptions(options), queryClient);
    }
    export const getListFinDocsRecipientsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Кому присылают счета, УПД, акты сверки и договоры; не листаются.
 * @summary Получатели финансовых документов
 */
export const listFinDocsRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipients> => {

  return http<FinDocsRecipients>(getListFinDocsRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FinDocsRecipients
  }
);}





export const getListFinDocsRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'finDocsRecipients'
    ] as const;
    }


export const getListFinDocsRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinDocsRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinDocsRecipients>>> = ({ signal }) => listFinDocsRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFinDocsRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listFinDocsRecipients>>>
export type ListFinDocsRecipientsQueryError = ErrorType<ErrorPayload>


export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinDocsRecipients>>,
          TError,
          Awaited<ReturnType<typeof listFinDocsRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinDocsRecipients>>,
          TError,
          Awaited<ReturnType<typeof listFinDocsRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели финансовых документов
 */

export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinDocsRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели финансовых документов
 */
export const prefetchListFinDocsRecipientsQuery = async <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFinDocsRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFinDocsRecipients} query
 */
export const invalidateListFinDocsRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFinDocsRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели финансовых документов
 */
export const useSetListFinDocsRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined) => Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFinDocsRecipients>>>({ exact: $exactMatch, queryKey: getListFinDocsRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели финансовых документов
 */
export const useGetListFinDocsRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listFinDocsRecipients>>>(getListFinDocsRecipientsQueryKey(id));
}


export const getListFinDocsRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinDocsRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinDocsRecipients>>> = ({ signal }) => listFinDocsRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFinDocsRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFinDocsRecipients>>>
export type ListFinDocsRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели финансовых документов
 */

export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinDocsRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateFinDocsRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Почта уже в списке — 409 RecipientExists. Больше 200 получателей — 422 TooMany. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Добавить получателя финансовых документов
 */
export const createFinDocsRecipient = async (id: string,
    newFinDocsRecipient: NewFinDocsRecipient, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipient> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FinDocsRecipient>(getCreateFinDocsRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newFinDocsRecipient),
    schema: async () => (await schemas()).FinDocsRecipient
  }
);}





export const getCreateFinDocsRecipientMutationKey = () => ['createFinDocsRecipient'] as const;

export const getCreateFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getCreateFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFinDocsRecipient>>, CreateFinDocsRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createFinDocsRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createFinDocsRecipient>>>
    export type CreateFinDocsRecipientMutationBody = NewFinDocsRecipient
    export type CreateFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type CreateFinDocsRecipientMutationVariables = {id: string;data: NewFinDocsRecipient}

    /**
 * @summary Добавить получателя финансовых документов
 */
export const useCreateFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFinDocsRecipient>>,
        TError,
        CreateFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFinDocsRecipientMutationOptions(options), queryClient);
    }
    export const getChangeFinDocsRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Почта другого получателя — 409 RecipientExists, неизвестный получатель — 404. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Изменить получателя финансовых документов
 */
export const changeFinDocsRecipient = async (id: string,
    changeFinDocsRecipientBody: ChangeFinDocsRecipient, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipient> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FinDocsRecipient>(getChangeFinDocsRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeFinDocsRecipientBody),
    schema: async () => (await schemas()).FinDocsRecipient
  }
);}





export const getChangeFinDocsRecipientMutationKey = () => ['changeFinDocsRecipient'] as const;

export const getChangeFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getChangeFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFinDocsRecipient>>, ChangeFinDocsRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeFinDocsRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeFinDocsRecipient>>>
    export type ChangeFinDocsRecipientMutationBody = ChangeFinDocsRecipient
    export type ChangeFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type ChangeFinDocsRecipientMutationVariables = {id: string;data: ChangeFinDocsRecipient}

    /**
 * @summary Изменить получателя финансовых документов
 */
export const useChangeFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFinDocsRecipient>>,
        TError,
        ChangeFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeFinDocsRecipientMutationOptions(options), queryClient);
    }
    export const getDeleteFinDocsRecipientUrl = (id: string,
    recipientID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients/${encodeURIComponent(String(recipientID))}`
}

/**
 * Документы ему больше не присылают. Вернуть — добавить снова. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Удалить получателя финансовых документов
 */
export const deleteFinDocsRecipient = async (id: string,
    recipientID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFinDocsRecipientUrl(id,recipientID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFinDocsRecipientMutationKey = () => ['deleteFinDocsRecipient'] as const;

export const getDeleteFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getDeleteFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, DeleteFinDocsRecipientMutationVariables> = (props) => {
          const {id,recipientID} = props ?? {};

          return  deleteFinDocsRecipient(id,recipientID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFinDocsRecipient>>>

    export type DeleteFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type DeleteFinDocsRecipientMutationVariables = {id: string;recipientID: Id}

    /**
 * @summary Удалить получателя финансовых документов
 */
export const useDeleteFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFinDocsRecipient>>,
        TError,
        DeleteFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFinDocsRecipientMutationOptions(options), queryClient);
    }
    export const getListPartnerRecipientsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Кого можно указать получателем заказа компании; не листаются. Те же, что у её покупателя.
 * @summary Получатели компании
 */
export const listPartnerRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<Recipients> => {

  return http<Recipients>(getListPartnerRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Recipients
  }
);}





export const getListPartnerRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'recipients'
    ] as const;
    }


export const getListPartnerRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerRecipients>>> = ({ signal }) => listPartnerRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerRecipients>>>
export type ListPartnerRecipientsQueryError = ErrorType<ErrorPayload>


export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listPartnerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerRecipients>>,
          TError,
          Awaited<ReturnType<typeof listPartnerRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели компании
 */

export function useListPartnerRecipients<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели компании
 */
export const prefetchListPartnerRecipientsQuery = async <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerRecipients} query
 */
export const invalidateListPartnerRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели компании
 */
export const useSetListPartnerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerRecipients>> | undefined) => Awaited<ReturnType<typeof listPartnerRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerRecipients>>>({ exact: $exactMatch, queryKey: getListPartnerRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели компании
 */
export const useGetListPartnerRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerRecipients>>>(getListPartnerRecipientsQueryKey(id));
}


export const getListPartnerRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerRecipients>>> = ({ signal }) => listPartnerRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerRecipients>>>
export type ListPartnerRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели компании
 */

export function useListPartnerRecipientsSuspense<TData = Awaited<ReturnType<typeof listPartnerRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePartnerRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Нужно право ManageRecipients, иначе 403. Больше 200 получателей — 422 TooMany.
 * @summary Добавить получателя компании
 */
export const createPartnerRecipient = async (id: string,
    newRecipient: NewRecipient, options?: Parameters<typeof http>[1]): Promise<Recipient> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Recipient>(getCreatePartnerRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newRecipient),
    schema: async () => (await schemas()).Recipient
  }
);}





export const getCreatePartnerRecipientMutationKey = () => ['createPartnerRecipient'] as const;

export const getCreatePartnerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext> => {

const mutationKey = getCreatePartnerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerRecipient>>, CreatePartnerRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerRecipient>>>
    export type CreatePartnerRecipientMutationBody = NewRecipient
    export type CreatePartnerRecipientMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerRecipientMutationVariables = {id: string;data: NewRecipient}

    /**
 * @summary Добавить получателя компании
 */
export const useCreatePartnerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerRecipient>>,
        TError,
        CreatePartnerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerRecipientMutationOptions(options), queryClient);
    }
    export const getDeletePartnerRecipientUrl = (id: string,
    recipientID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients/${encodeURIComponent(String(recipientID))}`
}

/**
 * Заказы сохраняют получателя как был. Вернуть — добавить снова. Нужно право ManageRecipients, иначе 403.
 * @summary Удалить получателя компании
 */
export const deletePartnerRecipient = async (id: string,
    recipientID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePartnerRecipientUrl(id,recipientID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePartnerRecipientMutationKey = () => ['deletePartnerRecipient'] as const;

export const getDeletePartnerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext> => {

const mutationKey = getDeletePartnerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerRecipient>>, DeletePartnerRecipientMutationVariables> = (props) => {
          const {id,recipientID} = props ?? {};

          return  deletePartnerRecipient(id,recipientID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerRecipient>>>

    export type DeletePartnerRecipientMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerRecipientMutationVariables = {id: string;recipientID: Id}

    /**
 * @summary Удалить получателя компании
 */
export const useDeletePartnerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerRecipient>>,
        TError,
        DeletePartnerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerRecipientMutationOptions(options), queryClient);
    }
    export const getListPartnerTagsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Словарь меток с числом отмеченных заказов.
 * @summary Метки компании
 */
export const listPartnerTags = async (id: string, options?: Parameters<typeof http>[1]): Promise<Tags> => {

  return http<Tags>(getListPartnerTagsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Tags
  }
);}





export const getListPartnerTagsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'tags'
    ] as const;
    }


export const getListPartnerTagsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerTagsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerTags>>> = ({ signal }) => listPartnerTags(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerTags>>>
export type ListPartnerTagsQueryError = ErrorType<ErrorPayload>


export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerTags>>,
          TError,
          Awaited<ReturnType<typeof listPartnerTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerTags>>,
          TError,
          Awaited<ReturnType<typeof listPartnerTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Метки компании
 */

export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerTagsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Метки компании
 */
export const prefetchListPartnerTagsQuery = async <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerTagsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerTags} query
 */
export const invalidateListPartnerTags = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerTagsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Метки компании
 */
export const useSetListPartnerTagsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerTags>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerTags>> | undefined) => Awaited<ReturnType<typeof listPartnerTags>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerTags>>>({ exact: $exactMatch, queryKey: getListPartnerTagsQueryKey(id) }, updater);
  };
}

/**
 * @summary Метки компании
 */
export const useGetListPartnerTagsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerTags>>>(getListPartnerTagsQueryKey(id));
}


export const getListPartnerTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerTagsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerTags>>> = ({ signal }) => listPartnerTags(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerTags>>>
export type ListPartnerTagsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Метки компании
 */

export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerTagsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePartnerTagUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Можно и прямо из корзины. Такое название уже есть — 409 TagExists, больше 500 меток — 422 TooMany. Нужно право ManageTags, иначе 403.
 * @summary Добавить метку
 */
export const createPartnerTag = async (id: string,
    newTag: NewTag, options?: Parameters<typeof http>[1]): Promise<Tag> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Tag>(getCreatePartnerTagUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTag),
    schema: async () => (await schemas()).Tag
  }
);}





export const getCreatePartnerTagMutationKey = () => ['createPartnerTag'] as const;

export const getCreatePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext> => {

const mutationKey = getCreatePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerTag>>, CreatePartnerTagMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerTag(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerTag>>>
    export type CreatePartnerTagMutationBody = NewTag
    export type CreatePartnerTagMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerTagMutationVariables = {id: string;data: NewTag}

    /**
 * @summary Добавить метку
 */
export const useCreatePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTag>>, TError,CreatePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerTag>>,
        TError,
        CreatePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerTagMutationOptions(options), queryClient);
    }
    export const getChangePartnerTagUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Меняет название в словаре и у отмеченных заказов. Занятое название — 409 TagExists, неизвестная метка — 404. Нужно право ManageTags, иначе 403.
 * @summary Переименовать метку
 */
export const changePartnerTag = async (id: string,
    changeTag: ChangeTag, options?: Parameters<typeof http>[1]): Promise<Tag> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Tag>(getChangePartnerTagUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeTag),
    schema: async () => (await schemas()).Tag
  }
);}





export const getChangePartnerTagMutationKey = () => ['changePartnerTag'] as const;

export const getChangePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext> => {

const mutationKey = getChangePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePartnerTag>>, ChangePartnerTagMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changePartnerTag(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof changePartnerTag>>>
    export type ChangePartnerTagMutationBody = ChangeTag
    export type ChangePartnerTagMutationError = ErrorType<ErrorPayload>
    export type ChangePartnerTagMutationVariables = {id: string;data: ChangeTag}

    /**
 * @summary Переименовать метку
 */
export const useChangePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePartnerTag>>, TError,ChangePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePartnerTag>>,
        TError,
        ChangePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getChangePartnerTagMutationOptions(options), queryClient);
    }
    export const getDeletePartnerTagUrl = (id: string,
    tagID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags/${encodeURIComponent(String(tagID))}`
}

/**
 * Убирает из словаря и корзин; сколько заказов сохранят её как текст, сказано в `orderCount` и до удаления. Нужно право ManageTags, иначе 403.
 * @summary Удалить метку
 */
export const deletePartnerTag = async (id: string,
    tagID: Id, options?: Parameters<typeof http>[1]): Promise<DeletedTag> => {

  return http<DeletedTag>(getDeletePartnerTagUrl(id,tagID),
  {
    ...options,
    method: 'DELETE'

    ,
    schema: async () => (await schemas()).DeletedTag
  }
);}





export const getDeletePartnerTagMutationKey = () => ['deletePartnerTag'] as const;

export const getDeletePartnerTagMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext> => {

const mutationKey = getDeletePartnerTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerTag>>, DeletePartnerTagMutationVariables> = (props) => {
          const {id,tagID} = props ?? {};

          return  deletePartnerTag(id,tagID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerTagMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerTag>>>

    export type DeletePartnerTagMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerTagMutationVariables = {id: string;tagID: Id}

    /**
 * @summary Удалить метку
 */
export const useDeletePartnerTag = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerTag>>, TError,DeletePartnerTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerTag>>,
        TError,
        DeletePartnerTagMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerTagMutationOptions(options), queryClient);
    }
    export const getRestorePartnerRecordUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/restore`
}

/**
 * Возвращает запись под тем же `id` туда, где она была выбрана: адрес и метку в корзины, метку в заказы, получателя основным. Ничего не делает, если запись на месте. Удалённую больше суток назад или чужую — 404; если её место заняла другая с тем же названием или почтой — 409. Нужно то же право, что и для удаления, иначе 403.
 * @summary Вернуть удалённую запись
 */
export const restorePartnerRecord = async (id: string,
    restoreRecord: RestoreRecord, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getRestorePartnerRecordUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(restoreRecord)
  }
);}





export const getRestorePartnerRecordMutationKey = () => ['restorePartnerRecord'] as const;

export const getRestorePartnerRecordMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext> => {

const mutationKey = getRestorePartnerRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restorePartnerRecord>>, RestorePartnerRecordMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  restorePartnerRecord(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestorePartnerRecordMutationResult = NonNullable<Awaited<ReturnType<typeof restorePartnerRecord>>>
    export type RestorePartnerRecordMutationBody = RestoreRecord
    export type RestorePartnerRecordMutationError = ErrorType<ErrorPayload>
    export type RestorePartnerRecordMutationVariables = {id: string;data: RestoreRecord}

    /**
 * @summary Вернуть удалённую запись
 */
export const useRestorePartnerRecord = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restorePartnerRecord>>,
        TError,
        RestorePartnerRecordMutationVariables,
        TContext
      > => {
      return useMutation(getRestorePartnerRecordMutationOptions(options), queryClient);
    }
