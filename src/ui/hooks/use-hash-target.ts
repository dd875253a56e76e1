import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { goToPart } from "./go-to-part";

/**
 * Goes to the part of the page that the address names behind its #, also where the page came later than the address;
 * whoever goes by keyboard goes on from there.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    goToPart(hash.slice(1)); // no id of ours holds what an address encodes
  }, [hash, key]);
}
