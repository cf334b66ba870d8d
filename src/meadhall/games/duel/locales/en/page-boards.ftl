### The board editor of the duel's workshop in English.


## The editor

duel-boards-editor = Board editor
duel-boards-board = The board
duel-boards-tools = Tools
duel-boards-view = How near the board is
duel-boards-tool =
    { $tool ->
        [spaces] Spaces
        [lines] Lines
        [zones] Zones
        [starts] Starts
        [doors] Doors
        [passages] Passage
        [scenery] Scenery
       *[board] Board
    }
duel-boards-tool-about =
    { $tool ->
        [spaces] Double-click an empty place to add a space, drag a space to move it.
        [lines] Drag from space to space, or choose one and then the other. Choose a line to bend or remove it.
        [zones] Tick zones, then tap spaces or drag over them. A space can lie in several zones.
        [starts] Tap the space where this player’s hero begins. A board needs starts 1 and 2, and 3 and 4 for four players.
        [doors] Choose a door, then tap the lines that it closes.
        [passages] Tap spaces to join them by a hidden passage: moving from any of them to any other is one step.
        [scenery] What lies behind the spaces. It is only looked at, never played.
       *[board] Name, size and proportions; templates to begin with.
    }
duel-boards-mirror = Mirror while drawing
duel-boards-mirror-name =
    { $mirror ->
        [sides] Left and right
        [ends] Top and bottom
        [turn] Turned by half
       *[none] Off
    }
duel-boards-snap = Snap
duel-boards-snap-about = To a grid and in line with other spaces; hold Alt for free moves.
duel-boards-keys = All by keyboard
duel-boards-keys-about =
    Arrow keys lead from space to space.
    N adds a space, M begins and ends moving it with the arrow keys (Shift: smaller steps), Delete removes it.
    L begins a line and ends it at another space, Z paints with the ticked zones, 1 to 4 set a start, Enter does what the tool in hand does, Escape stops.


## Spaces and lines

duel-boards-space = Space { $space }
duel-boards-line = Line { $a }–{ $b }
duel-boards-no-zone = no zone
duel-boards-alone = no lines
duel-boards-start = start { $number }
duel-boards-under-door = under { $door }
duel-boards-add = Add a space
duel-boards-name-of-space = Name
duel-boards-its-zones = Zones of this space
duel-boards-remove-space = Remove { $space }
duel-boards-name-taken = A name has up to eight letters and digits, and no two spaces share one.
duel-boards-bend = Bend
duel-boards-remove-line = Remove this line


## Zones, starts, doors

duel-boards-brush = Zones
duel-boards-paint-with = Paint with { $zone }
duel-boards-zone-name = Name of the zone
duel-boards-zone-number = Zone { $number }
duel-boards-color = Colour of zone { $zone }
duel-boards-color-number = Colour { $number }
duel-boards-add-zone = Add a zone
duel-boards-remove-zone = Remove zone { $zone }
duel-boards-next-start = Start to set
duel-boards-start-at = { $number } ({ $space })
duel-boards-doors = Doors
duel-boards-door-number = Door { $number }
duel-boards-door-new = A new door
duel-boards-door-take = Choose { $door }
duel-boards-door-name = Name of { $door }
duel-boards-remove-door = Remove { $door }
duel-boards-doors-most = No more doors fit on a board.


## The board itself

duel-boards-name = Name of the board
duel-boards-side =
    { $side ->
        [down] Height
       *[across] Width
    }
duel-boards-radius = Size of the spaces
duel-boards-alike = Make both halves alike
duel-boards-alike-about = The first half stays, the second one is drawn anew after it.
duel-boards-alike-way =
    { $mirror ->
        [ends] Top to bottom
        [turn] Left to right, turned
       *[sides] Left to right
    }
duel-boards-templates = Begin anew
duel-boards-templates-about = The drawing is replaced; undo brings it back.
duel-boards-template =
    { $which ->
        [two] Small, for two
        [four] Large, for four
       *[empty] Empty
    }


## What is wrong

duel-boards-wrong = To be mended
duel-boards-show = Show
duel-boards-loose =
    { $count ->
        [one] No way leads to space { $spaces }.
       *[other] No way leads to spaces { $spaces }.
    }


## What was done, by ear

duel-boards-added = Space { $space } added.
duel-boards-moved = { $space }: { $x }, { $y }
duel-boards-removed = { $what } removed.
duel-boards-from = Line from { $space }. Choose where it ends.
duel-boards-joined = Line { $a }–{ $b }.
duel-boards-painted = { $spaces } in { $zones }.
duel-boards-unpainted = { $spaces } no longer in { $zones }.
duel-boards-start-on = { $space } is start { $number }.
duel-boards-start-off = { $space } is no start any more.
duel-boards-passage-on = { $space } is part of the passage.
duel-boards-passage-off = { $space } is no longer part of the passage.
duel-boards-door-on = Line { $line } lies under the door.
duel-boards-door-off = Line { $line } is free of the door.
duel-boards-moving-on = Arrow keys move it. M ends that.
duel-boards-moving-off = Arrow keys lead on to others.


## Scenery

duel-boards-ground = Ground
duel-boards-ground-name =
    { $ground ->
        [grass] Grass
        [moor] Moor
        [earth] Earth
        [sand] Sand
        [snow] Snow
        [paving] Paving
        [rock] Rock
        [water] Water
       *[table] Plain table
    }
duel-boards-motifs = Picture
duel-boards-kind =
    { $kind ->
        [areas] Areas
        [ways] Paths
       *[things] Objects
    }
duel-boards-lay =
    { $kind ->
        [areas] Drag over the board; a single tap lays a disc.
        [ways] Tap points one after the other, twice on the last.
       *[things] Tap where it stands.
    }
duel-boards-put = Put it in the middle
duel-boards-finish = Finish the path
duel-boards-size = Size
duel-boards-turn = Turn (°)
duel-boards-remove-feature = Remove: { $motif }
duel-boards-motif =
    { $motif ->
        [water] Lake
        [ice] Ice
        [grass] Meadow
        [moor] Moor
        [earth] Bare earth
        [sand] Sand
        [snow] Snow
        [rock] Rock
        [hill] Hill
        [field] Field
        [garden] Garden
        [wood] Wood
        [pines] Pine wood
        [cave] Cave
        [paving] Paving
        [marble] Marble floor
        [hall] Hall
        [room] Room
        [roofs] Roofs
        [terrace] Terrace
        [stage] Stage
        [basin] Basin
        [river] River
        [canal] Canal
        [street] Street
        [wall] Wall
        [hedge] Hedge
        [rails] Railway
        [bridge] Bridge
        [stairs] Stairs
        [cliff] Cliff
        [fence] Fence
        [pine] Pine
        [bush] Bush
        [rocks] Boulders
        [house] House
        [hut] Hut
        [tower] Tower
        [temple] Temple
        [tent] Tent
        [boat] Boat
        [column] Column
        [fountain] Fountain
        [statue] Statue
        [lamp] Lamp
        [fire] Fire
        [flowers] Flowers
        [table] Table
        [cart] Cart
        [crystal] Crystal
        [stones] Stone circle
       *[tree] Tree
    }
