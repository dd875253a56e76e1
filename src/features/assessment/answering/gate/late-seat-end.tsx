import { late } from "../../../../ui/page/late";

export const LateSeatEnd = late(async () => (await import("./seat-end")).SeatEnd);
