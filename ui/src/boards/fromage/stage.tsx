// A venue drawn large: its ground, and every space as a place (before me) or as a thing to look at.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { SeatMark } from '../../kit/seats';
import { isCorporation, nameOf, spaceSaid, useMarks, useScene, workerOn } from './context';
import { Ground } from './grounds';
import { Pic } from './icons';
import { LAYOUTS, SHELF_BOX, shelfAt } from './layout';
import { CUSTOMERS, MAP } from './map';
import { PieceG, WorkerG } from './pieces';
import { Figure, Shown } from './spot';
import type { Group, Region, Space, Venue } from './view';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

interface SpotProps { venue: Venue; space: Space; live: boolean; wished: Space | undefined }

function Spot({ venue, space, live, wished }: SpotProps): JSX.Element {
  const scene = useScene();
  const { view } = scene;
  const { width, height, r, at } = LAYOUTS[venue.venue];
  const [x, y] = at(space.space);
  const there = workerOn(view, venue, space);
  const arrives = wished !== undefined && wished.owner !== null && space.owner === null;
  const style = { left: percent(x, width), top: percent(y, height), width: percent(2 * r, width) };
  const said = spaceSaid(scene, venue, space);
  const corporate = view.corporation !== null;
  const inside = (
    <Shown>
      <svg viewBox="-17 -17 34 34" aria-hidden="true"><PieceG r={16.5} space={arrives ? wished : space} corporate={corporate} ghost={arrives} /></svg>
      {there && (
        <svg class="stands" viewBox="-17 -17 34 34" aria-hidden="true" data-piece={`worker/${there.seat}/${there.worker.type}`}>
          <WorkerG r={12.6} seat={there.seat} type={there.worker.type} side={there.side} back={there.worker.back} turn={view.turn} />
        </svg>
      )}
      {space.gain !== null && view.step !== 'corporate' && <Figure class="flag" n={space.gain > 0 ? `+${space.gain}` : space.gain} />}
      {venue.venue === 'villes' && <span class="town">{space.name}</span>}
    </Shown>
  );
  const marks = useMarks(`at/${venue.venue}/${space.space}`);
  const name = `spot ${space.state} ${space.owner === null ? 'vacant' : 'taken'} ${marks}`;
  return live
    ? <Place id={`space/${space.space}`} label={said} tip={said} class={name} style={style}>{inside}</Place>
    : <Thing label={said} tip={said} class={name} style={style}>{inside}</Thing>;
}

function Customer({ region, n }: { region: Region; n: number }): JSX.Element {
  const scene = useScene();
  const { w } = scene;
  const [x, y] = CUSTOMERS[n]!;
  const strong = region.influence.map((own, party) => ({ own, party })).filter((each) => each.own > 0).sort((a, b) => b.own - a.own);
  const said = [w.region(region.name, region.worth ?? 0), w.tie(region.tie),
    ...strong.map(({ own, party }) => `${nameOf(scene, party)}: ${w.influence} ${own}${region.gets[party]! > 0 ? ` (${w.pts(region.gets[party]!)})` : ''}`)].join('. ');
  const leads = region.gets.some((points) => points > 0);
  return (
    <Thing label={said} tip={said} class={`customer ${leads ? 'led' : ''}`}
      style={{ left: percent(x - MAP.left, MAP.width), top: percent(y - MAP.top, MAP.height) }}>
      <span class="worth"><Pic name="customer" /><b>{region.worth}</b></span>
      <span class="strong">
        {strong.map(({ own, party }) => (
          <span key={party} class={region.gets[party]! > 0 ? 'gets' : ''}>
            {isCorporation(scene, party) ? <i class="brandmark">C</i> : <SeatMark seat={party} size={12} />}{own}
          </span>
        ))}
      </span>
    </Thing>
  );
}

/** Who scores with a group of the Festival, and how much. */
function GroupFlag({ group }: { group: Group }): JSX.Element {
  const scene = useScene();
  const { width, height, at } = LAYOUTS.festival;
  const venue = scene.view.venues.find((each) => each.venue === 'festival')!;
  const own = group.spaces.find((space) => venue.spaces[space]?.owner === group.seat) ?? group.spaces[0]!;
  const [x, y] = at(own);
  const said = `${nameOf(scene, group.seat)}: ${scene.w.group} ${group.spaces.length}, ${scene.w.pts(group.points)}`;
  return (
    <Thing label={said} tip={said} class="groupflag" style={{ left: percent(x - 30, width), top: percent(y + 30, height) }}>
      {isCorporation(scene, group.seat) ? <i class="brandmark">C</i> : <SeatMark seat={group.seat} size={12} />}{group.points}
    </Thing>
  );
}

function ShelfFlag({ venue, shelf }: { venue: Venue; shelf: number }): JSX.Element {
  const scene = useScene();
  const { w } = scene;
  const { width, height } = LAYOUTS.fromagerie;
  const { sign, points, seats } = venue.shelves![shelf]!;
  const [x, y] = shelfAt(shelf);
  const said = [`${w.shelf(shelf + 1)}. ${w.signs[sign]}${sign === 'points' ? ` (${points})` : ''}`, ...seats.map((party) => nameOf(scene, party))].join('. ');
  return (
    <Thing label={said} tip={said} class="shelfflag" style={{ left: percent(x, width), top: percent(y + 78, height), width: percent(SHELF_BOX.width, width), height: percent(44, height) }}>
      {seats.map((party) => (isCorporation(scene, party) ? <i key={party} class="brandmark">C</i> : <SeatMark key={party} seat={party} size={14} />))}
    </Thing>
  );
}

/** The venue on this side of the wheel, as large as its box allows. */
export function Stage({ side, live }: { side: number; live: boolean }): JSX.Element {
  const { view, ghost, me } = useScene();
  const venue = view.venues[side]!;
  const { width, height } = LAYOUTS[venue.venue];
  const wished = ghost && ghost.turn === view.turn ? ghost.venues.find((each) => each.venue === venue.venue) : undefined;
  return (
    <div class={`stagebox ${venue.venue} ${live ? 'live' : 'looking'}`}>
      <div class="stage" role="group" aria-label={venue.name} style={{ '--width': width, '--height': height }}>
        <svg class="ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Ground venue={venue} big corporate={view.corporation !== null} me={me} />
        </svg>
        {venue.venue === 'villes' && view.regions.map((region, n) => <Customer key={n} region={region} n={n} />)}
        {venue.shelves?.map((_, n) => <ShelfFlag key={n} venue={venue} shelf={n} />)}
        {venue.spaces.map((space) => <Spot key={space.space} venue={venue} space={space} live={live} wished={wished?.spaces[space.space]} />)}
        {venue.groups?.filter((group) => group.points > 0).map((group) => <GroupFlag key={`${group.seat} ${group.spaces.join()}`} group={group} />)}
      </div>
    </div>
  );
}
